import { auditRoutes } from './features/audit/audit-routes.ts'
import { authRoutes } from './features/auth/auth-routes.ts'
import { campaignsRoutes } from './features/campaigns/campaigns-routes.ts'
import { cartRoutes } from './features/cart/cart-routes.ts'
import { categoriesRoutes } from './features/categories/categories-routes.ts'
import { checkoutsRoutes } from './features/checkouts/checkouts-routes.ts'
import { configurationRoutes } from './features/configuration/configuration-routes.ts'
import { consentsRoutes } from './features/consents/consents-routes.ts'
import { contactChangesRoutes } from './features/contact-changes/contact-changes-routes.ts'
import { contentsRoutes } from './features/contents/contents-routes.ts'
import { couriersRoutes } from './features/couriers/couriers-routes.ts'
import { creditCardsRoutes } from './features/credit-cards/credit-cards-routes.ts'
import { enquiriesRoutes } from './features/enquiries/enquiries-routes.ts'
import { estimatesRoutes } from './features/estimates/estimates-routes.ts'
import { filesRoutes } from './features/files/files-routes.ts'
import { notificationSettingsRoutes } from './features/notification-settings/notification-settings-routes.ts'
import { membershipsRoutes } from './features/memberships/memberships-routes.ts'
import { ordersRoutes } from './features/orders/orders-routes.ts'
import { personalDataRoutes } from './features/personal-data/personal-data-routes.ts'
import { postCommentsRoutes } from './features/post-comments/post-comments-routes.ts'
import { postsRoutes } from './features/posts/posts-routes.ts'
import { passkeysRoutes } from './features/passkeys/passkeys-routes.ts'
import { receiptsRoutes } from './features/receipts/receipts-routes.ts'
import { orderPaymentsRoutes } from './features/order-payments/order-payments-routes.ts'
import { paymentPuzzlesRoutes } from './features/payment-puzzles/payment-puzzles-routes.ts'
import { paymentReportsRoutes } from './features/payment-reports/payment-reports-routes.ts'
import { passwordsRoutes } from './features/passwords/passwords-routes.ts'
import { productsRoutes } from './features/products/products-routes.ts'
import { staffPostCategoriesRoutes } from './features/posts/staff-post-categories-routes.ts'
import { projectsRoutes } from './features/projects/projects-routes.ts'
import { shareImagesRoutes } from './features/share-images/share-images-routes.ts'
import { profilesRoutes } from './features/profiles/profiles-routes.ts'
import { staffVouchersRoutes } from './features/vouchers/staff-vouchers-routes.ts'
import { customersRoutes } from './features/customers/customers-routes.ts'
import { figuresRoutes } from './features/figures/figures-routes.ts'
import { failedJobsRoutes } from './features/failed-jobs/failed-jobs-routes.ts'
import { vouchersRoutes } from './features/vouchers/vouchers-routes.ts'
import { warehousesRoutes } from './features/warehouses/warehouses-routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist-routes.ts'
import { staffOrdersRoutes } from './features/orders/staff-orders-routes.ts'
import { staffEnquiriesRoutes } from './features/enquiries/staff-enquiries-routes.ts'
import { staffPicturesRoutes } from './features/pictures/staff-pictures-routes.ts'
import { staffCouriersRoutes } from './features/couriers/staff-couriers-routes.ts'
import { staffCategoriesRoutes } from './features/categories/staff-categories-routes.ts'
import { productFilesRoutes } from './features/products/product-files-routes.ts'
import { simplifiedRoutes } from './features/simplified/simplified-routes.ts'
import { staffAttributesRoutes } from './features/products/staff-attributes-routes.ts'
import { staffVariantsRoutes } from './features/products/staff-variants-routes.ts'
import { staffProductsRoutes } from './features/products/staff-products-routes.ts'
import { writingsRoutes } from './features/writings/writings-routes.ts'
import { staffRoutes } from './features/staff/staff-routes.ts'
import { refundRequestsRoutes } from './features/refund-requests/refund-requests-routes.ts'
import { reviewsRoutes } from './features/reviews/reviews-routes.ts'
import { registrationRoutes } from './features/registration/registration-routes.ts'
import { searchRoutes } from './features/search/search-routes.ts'
import { sessionsRoutes } from './features/sessions/sessions-routes.ts'
import type { Route } from './http/route.ts'

/** Every call the API answers; a test holds it against the contract. */
export const routes: Route[] = [
  ...authRoutes,
  ...registrationRoutes,
  ...passwordsRoutes,
  ...contactChangesRoutes,
  ...sessionsRoutes,
  ...configurationRoutes,
  ...contentsRoutes,
  ...categoriesRoutes,
  ...productsRoutes,
  ...warehousesRoutes,
  ...couriersRoutes,
  ...cartRoutes,
  ...checkoutsRoutes,
  ...ordersRoutes,
  ...reviewsRoutes,
  ...refundRequestsRoutes,
  ...filesRoutes,
  ...shareImagesRoutes,
  ...profilesRoutes,
  ...notificationSettingsRoutes,
  ...consentsRoutes,
  ...personalDataRoutes,
  ...postsRoutes,
  ...postCommentsRoutes,
  ...projectsRoutes,
  ...estimatesRoutes,
  ...creditCardsRoutes,
  ...orderPaymentsRoutes,
  ...receiptsRoutes,
  ...paymentPuzzlesRoutes,
  ...paymentReportsRoutes,
  ...membershipsRoutes,
  ...vouchersRoutes,
  ...wishlistRoutes,
  ...passkeysRoutes,
  ...staffRoutes,
  ...staffOrdersRoutes,
  ...staffPicturesRoutes,
  ...staffProductsRoutes,
  ...customersRoutes,
  ...failedJobsRoutes,
  ...figuresRoutes,
  ...staffVariantsRoutes,
  ...staffAttributesRoutes,
  ...staffCategoriesRoutes,
  ...staffCouriersRoutes,
  ...productFilesRoutes,
  ...simplifiedRoutes,
  ...campaignsRoutes,
  ...staffVouchersRoutes,
  ...staffEnquiriesRoutes,
  ...writingsRoutes,
  ...staffPostCategoriesRoutes,
  ...auditRoutes,
  ...enquiriesRoutes,
  ...searchRoutes,
]
