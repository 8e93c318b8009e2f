import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as cart from './cart.ts'
import * as categories from './categories.ts'
import * as checkouts from './checkouts.ts'
import * as configuration from './configuration.ts'
import * as consents from './consents.ts'
import * as contactChanges from './contact-changes.ts'
import * as contents from './contents.ts'
import * as couriers from './couriers.ts'
import * as creditCards from './credit-cards.ts'
import type { Endpoint } from './endpoint.ts'
import * as enquiries from './enquiries.ts'
import * as estimates from './estimates.ts'
import * as files from './files.ts'
import * as notificationSettings from './notification-settings.ts'
import * as memberships from './memberships.ts'
import * as orders from './orders.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './passwords.ts'
import * as payments from './payments.ts'
import * as personalData from './personal-data.ts'
import * as postComments from './post-comments.ts'
import * as pickUpPoints from './pick-up-points.ts'
import * as posts from './posts.ts'
import * as products from './products.ts'
import * as projects from './projects.ts'
import * as profiles from './profiles.ts'
import * as refundRequests from './refund-requests.ts'
import * as registration from './registration.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as sessions from './sessions.ts'
import * as staff from './staff.ts'
import * as staffPaymentPuzzles from './staff-payment-puzzles.ts'
import * as staffRefundRequests from './staff-refund-requests.ts'
import * as staffReviews from './staff-reviews.ts'
import * as staffCampaigns from './staff-campaigns.ts'
import * as staffComments from './staff-comments.ts'
import * as staffCouriers from './staff-couriers.ts'
import * as staffCustomers from './staff-customers.ts'
import * as staffFigures from './staff-figures.ts'
import * as staffJobs from './staff-jobs.ts'
import * as staffOrders from './staff-orders.ts'
import * as staffEnquiries from './staff-enquiries.ts'
import * as staffPostCategories from './staff-post-categories.ts'
import * as staffFilms from './staff-films.ts'
import * as staffPictures from './staff-pictures.ts'
import * as staffProducts from './staff-products.ts'
import * as staffAttributes from './staff-attributes.ts'
import * as staffCategories from './staff-categories.ts'
import * as staffProductFiles from './staff-product-files.ts'
import * as staffTexts from './staff-texts.ts'
import * as staffVariants from './staff-variants.ts'
import * as staffConfiguration from './staff-configuration.ts'
import * as staffTranslations from './staff-translations.ts'
import * as staffWords from './staff-words.ts'
import * as staffSearches from './staff-searches.ts'
import * as staffSession from './staff-session.ts'
import * as staffVouchers from './staff-vouchers.ts'
import * as verificationCodes from './verification-codes.ts'
import * as shareImages from './share-images.ts'
import * as vouchers from './vouchers.ts'
import * as warehouses from './warehouses.ts'
import * as wishlist from './wishlist.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

/** Every call of the API by its name, for the reference and for the tests that each is served once. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    auth,
    registration,
    verificationCodes,
    passwords,
    contactChanges,
    sessions,
    configuration,
    contents,
    categories,
    products,
    warehouses,
    couriers,
    cart,
    checkouts,
    orders,
    reviews,
    refundRequests,
    files,
    profiles,
    notificationSettings,
    consents,
    personalData,
    pickUpPoints,
    posts,
    postComments,
    projects,
    estimates,
    shareImages,
    creditCards,
    payments,
    passkeys,
    memberships,
    vouchers,
    wishlist,
    staffSession,
    staff,
    staffOrders,
    staffPictures,
    staffFilms,
    staffProducts,
    staffCustomers,
    staffComments,
    staffJobs,
    staffFigures,
    staffVariants,
    staffAttributes,
    staffCategories,
    staffCouriers,
    staffProductFiles,
    staffTexts,
    staffCampaigns,
    staffVouchers,
    staffEnquiries,
    staffReviews,
    staffPaymentPuzzles,
    staffRefundRequests,
    staffWords,
    staffConfiguration,
    staffTranslations,
    staffPostCategories,
    staffSearches,
    audit,
    enquiries,
    search,
  ]
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)
