import type { MessageTree } from '../configuration.ts'
import * as account from './zh/account.ts'
import * as accountEnquiries from './zh/account-enquiries.ts'
import * as accountForms from './zh/account-forms.ts'
import * as accountOrders from './zh/account-orders.ts'
import * as accountVouchers from './zh/account-vouchers.ts'
import * as appointments from './zh/appointments.ts'
import * as auth from './zh/auth.ts'
import * as cart from './zh/cart.ts'
import * as catalogue from './zh/catalogue.ts'
import * as checkout from './zh/checkout.ts'
import * as contents from './zh/contents.ts'
import * as credentials from './zh/credentials.ts'
import * as creditCards from './zh/credit-cards.ts'
import * as defects from './zh/defects.ts'
import * as deliveryRecipient from './zh/delivery-recipient.ts'
import * as enquiry from './zh/enquiry.ts'
import * as enquiryReplies from './zh/enquiry-replies.ts'
import * as errorTexts from './zh/error-texts.ts'
import * as estimates from './zh/estimates.ts'
import * as handoverSigning from './zh/handover-signing.ts'
import * as handovers from './zh/handovers.ts'
import * as instalments from './zh/instalments.ts'
import * as likedPosts from './zh/liked-posts.ts'
import * as memberStore from './zh/member-store.ts'
import * as memberships from './zh/memberships.ts'
import * as model from './zh/model.ts'
import * as notificationSettings from './zh/notification-settings.ts'
import * as onlinePayment from './zh/online-payment.ts'
import * as orderAgain from './zh/order-again.ts'
import * as orders from './zh/orders.ts'
import * as overview from './zh/overview.ts'
import * as paymentRecords from './zh/payment-records.ts'
import * as personalDataScreen from './zh/personal-data-screen.ts'
import * as pictures from './zh/pictures.ts'
import * as portfolioDrafts from './zh/portfolio-drafts.ts'
import * as posts from './zh/posts.ts'
import * as product from './zh/product.ts'
import * as profiles from './zh/profiles.ts'
import * as projectCards from './zh/project-cards.ts'
import * as projects from './zh/projects.ts'
import * as quotationSigning from './zh/quotation-signing.ts'
import * as quotations from './zh/quotations.ts'
import * as refundRequests from './zh/refund-requests.ts'
import * as renovationInvitations from './zh/renovation-invitations.ts'
import * as renovationFiles from './zh/renovation-files.ts'
import * as renovationMessages from './zh/renovation-messages.ts'
import * as renovations from './zh/renovations.ts'
import * as reviews from './zh/reviews.ts'
import * as screens from './zh/screens.ts'
import * as search from './zh/search.ts'
import * as security from './zh/security.ts'
import * as services from './zh/services.ts'
import * as setup from './zh/setup.ts'
import * as shell from './zh/shell.ts'
import * as tryAgain from './zh/try-again.ts'
import * as uploads from './zh/uploads.ts'
import * as variationSigning from './zh/variation-signing.ts'
import * as variations from './zh/variations.ts'
import * as siteReports from './zh/site-reports.ts'
import * as stages from './zh/stages.ts'
import * as vouchers from './zh/vouchers.ts'
import * as wishlist from './zh/wishlist.ts'
import * as wix from './zh/wix.ts'

/**
 * The messages of the storefront, by the group of screens that uses them: a browser fetches `everyPage` with the first page and
 * each other group with the first of its screens. Listed by the files in Traditional Chinese; the other languages have files of
 * the same names. In a file, the name of an export is the key under which `useTranslations` finds it; one called `personalData`
 * is for the server's copy of personal data, and browsers do not get it.
 */
export const messageGroups = {
  everyPage: { catalogue, contents, errorTexts, pictures, projectCards, screens, search, services, shell, wix },
  account: {
    credentials,
    account,
    accountForms,
    deliveryRecipient,
    likedPosts,
    overview,
    portfolioDrafts,
    creditCards,
    personalDataScreen,
    memberships,
    notificationSettings,
    accountOrders,
    accountEnquiries,
    accountVouchers,
    profiles,
    renovationMessages,
    renovations,
    security,
    tryAgain,
  },
  auth: { credentials, auth, tryAgain },
  invitation: { credentials, renovationInvitations, tryAgain },
  booking: { cart, checkout, model, onlinePayment, orders, product, tryAgain },
  member: { memberStore, vouchers, orderAgain, uploads, reviews, refundRequests, wishlist },
  portfolio: { estimates, model, projects },
  enquiry: { enquiry },
  replies: { enquiryReplies, tryAgain },
  appointments: { appointments, credentials, tryAgain },
  journal: { posts },
  quotation: { quotationSigning, quotations, variationSigning, variations },
  payment: { instalments, paymentRecords },
  files: { model, renovationFiles },
  progress: { siteReports, stages },
  handover: { defects, handovers, handoverSigning, uploads },
  setup: { setup },
} as const

type Groups = typeof messageGroups
export type MessageGroup = keyof Groups

/** Several files have their own labels for the copy of personal data. */
type Shown<File> = File extends unknown ? Omit<File, 'personalData'> : never
type Files = { [Group in MessageGroup]: Shown<Groups[Group][keyof Groups[Group]]> }[MessageGroup]
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** All messages of the storefront, in Traditional Chinese. */
export type StorefrontMessages = Every<Files>

/** Each file of messages in a group, without its extension, with its keys. */
export function filesOf(group: MessageGroup): { file: string; keys: string[] }[] {
  return Object.entries<MessageTree>(messageGroups[group]).map(([name, messages]) => ({
    file: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    keys: Object.keys(messages).filter((key) => key !== 'personalData'),
  }))
}
