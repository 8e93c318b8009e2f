import { attributes } from '@fitout/contract/messages/en/staff/attributes.ts'
import { backOffice } from '@fitout/contract/messages/en/staff/back-office.ts'
import { categories } from '@fitout/contract/messages/en/staff/categories.ts'
import { couriers } from '@fitout/contract/messages/en/staff/couriers.ts'
import { customers } from '@fitout/contract/messages/en/staff/customers.ts'
import { mailings } from '@fitout/contract/messages/en/staff/mailings.ts'
import { dashboard } from '@fitout/contract/messages/en/staff/dashboard.ts'
import { done } from '@fitout/contract/messages/en/staff/done.ts'
import { defects } from '@fitout/contract/messages/en/staff/defects.ts'
import { enquiries } from '@fitout/contract/messages/en/staff/enquiries.ts'
import { instalments } from '@fitout/contract/messages/en/staff/instalments.ts'
import { firstSteps } from '@fitout/contract/messages/en/staff/first-steps.ts'
import { listings } from '@fitout/contract/messages/en/staff/listings.ts'
import { handovers } from '@fitout/contract/messages/en/staff/handovers.ts'
import { memberships } from '@fitout/contract/messages/en/staff/memberships.ts'
import { offers } from '@fitout/contract/messages/en/staff/offers.ts'
import { orders } from '@fitout/contract/messages/en/staff/orders.ts'
import { paymentReadings } from '@fitout/contract/messages/en/staff/payment-readings.ts'
import { paymentRecords } from '@fitout/contract/messages/en/staff/payment-records.ts'
import { pictures } from '@fitout/contract/messages/en/staff/pictures.ts'
import { postComments } from '@fitout/contract/messages/en/staff/post-comments.ts'
import { productFiles } from '@fitout/contract/messages/en/staff/product-files.ts'
import { products } from '@fitout/contract/messages/en/staff/products.ts'
import { refundRequests } from '@fitout/contract/messages/en/staff/refund-requests.ts'
import { reviews } from '@fitout/contract/messages/en/staff/reviews.ts'
import { session } from '@fitout/contract/messages/en/staff/session.ts'
import { writings } from '@fitout/contract/messages/en/staff/writings.ts'

/** The English messages of the back office that journeys check. */
export const staffWords = {
  ...attributes,
  ...categories,
  ...couriers,
  ...customers,
  ...mailings,
  ...firstSteps,
  ...dashboard,
  ...defects,
  ...done,
  ...enquiries,
  ...instalments,
  ...listings,
  ...handovers,
  ...memberships,
  ...offers,
  ...orders,
  ...paymentReadings,
  ...paymentRecords,
  ...pictures,
  ...postComments,
  ...productFiles,
  ...products,
  ...refundRequests,
  ...reviews,
  ...session,
  ...writings,
  ...backOffice,
}
