import { findStaffAppointment, listFreeSlots, listVisitsOfEnquiry } from '@fitout/contract/staff/appointments.ts'
import * as campaigns from '@fitout/contract/staff/campaigns.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import { previewMerge } from '@fitout/contract/staff/customer-merges.ts'
import { findCustomer, listCustomerActivity } from '@fitout/contract/staff/customers.ts'
import { findStaffEnquiry, readEnquiryPicture } from '@fitout/contract/staff/enquiries.ts'
import * as orders from '@fitout/contract/staff/orders.ts'
import { countAudience, findMailing } from '@fitout/contract/staff/mailings.ts'
import { exportFigureTable, readFigureTable, readOverview } from '@fitout/contract/staff/figures.ts'
import { findStaffComment } from '@fitout/contract/staff/post-comments.ts'
import { findProofReading } from '@fitout/contract/staff/payment-readings.ts'
import { findProductImport } from '@fitout/contract/staff/product-files.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import * as receipts from '@fitout/contract/staff/receipts.ts'
import { findStaffRefundRequest, readRefundImage } from '@fitout/contract/staff/refund-requests.ts'
import { findStaffReview, readReviewImage } from '@fitout/contract/staff/reviews.ts'
import { listColleagues } from '@fitout/contract/staff/staff.ts'
import { searchOffice } from '@fitout/contract/staff/search.ts'
import { listMovements } from '@fitout/contract/staff/variants.ts'
import { findStaffVoucher } from '@fitout/contract/staff/vouchers.ts'
import * as words from '@fitout/contract/staff/writings.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { customerLayout } from '../../../database/seed/configuration/customer-layout.ts'
import { responseMessages } from '../../features/setup/templates/response-messages.ts'
import { example, type Stage } from './example.ts'
import { longImport, shownProduct } from './goods-examples.ts'
import { newCampaign, newVoucher } from './offer-examples.ts'
import { askedBack, paidOrder } from './order-examples.ts'
import {
  findStaffRenovation,
  listStaffRenovationEvents,
  listVisitsOfRenovation,
  openRenovation,
} from '@fitout/contract/staff/renovations.ts'
import { readStaffRenovationFile } from '@fitout/contract/staff/renovation-files.ts'
import { listStaffInstalments } from '@fitout/contract/staff/instalments.ts'
import { readStaffPaymentImage, readStaffPaymentReceipt } from '@fitout/contract/staff/payment-records.ts'
import { confirmPayment } from '../contracts.ts'
import { bookedAppointment } from './appointment-examples.ts'
import { newPayment } from './money-examples.ts'
import { newRoom } from './renovation-examples.ts'
import { begunMailing, customerOf, sentEnquiry, waitingReview, writtenComment } from './people-examples.ts'
import { publishDemo, publishedLists, publishedPost } from './words-examples.ts'

type Params = Record<string, string>
const reading = (endpoint: Endpoint, prepare: (stage: Stage) => Promise<Params> | Params) =>
  example(endpoint, [], async (stage) => ({ params: await prepare(stage) }))

const ofOrder = async (stage: Stage) => ({ id: (await paidOrder(stage)).id })
/** Documents show the name of the shop. */
async function ofPaper(stage: Stage) {
  await publishDemo(stage.desk, 'customer-layout', customerLayout)
  await publishDemo(stage.desk, 'response-messages', responseMessages)
  return ofOrder(stage)
}

const aMonth = { from: '2026-01-01', until: '2026-01-31' }

const ofLists = async (stage: Stage) => ({ key: (await publishedLists(stage))._id, version: '1' })

/** Staff calls that read by id. Reading leaves no audit entry; lists need no example. */
export const readingExamples = [
  example(searchOffice, [], () => ({ query: { q: 'Chan' } })),
  example(listColleagues, [], () => ({ query: { permission: 'self' as const } })),
  example(listFreeSlots, [], () => ({ query: { kind: 'SERVICE' as const } })),
  example(readOverview, [], () => ({ query: aMonth })),
  example(readFigureTable, [], () => ({ params: { table: 'best-sellers' }, query: aMonth })),
  example(exportFigureTable, [], () => ({ params: { table: 'best-sellers' }, query: aMonth })),
  reading(findMailing, begunMailing),
  reading(countAudience, begunMailing),
  reading(orders.findStaffOrder, ofOrder),
  example(receipts.readOrderPapers, [], async (stage) => ({
    query: { of: 'labels' as const, ids: (await ofPaper(stage)).id },
  })),
  reading(receipts.readPackingSlip, ofPaper),
  reading(receipts.readStaffReceipt, ofPaper),
  reading(findProofReading, ofOrder),
  reading(listStaffInstalments, async (stage) => ({ id: (await newPayment(stage)).id })),
  reading(readStaffPaymentImage, async (stage) => ({ id: (await newPayment(stage)).record._id })),
  reading(readStaffPaymentReceipt, async (stage) => {
    await ofPaper(stage)
    const { record } = await newPayment(stage)
    await confirmPayment(stage.desk.shop, stage.owner, record._id, 500)
    return { id: record._id }
  }),
  reading(orders.readProof, async ({ desk }) => {
    const { guest, id } = await desk.newOrder()
    await desk.upload(guest, id)
    return { id }
  }),
  reading(findStaffRefundRequest, async (stage) => ({ id: (await askedBack(stage)).id })),
  reading(readRefundImage, async (stage) => {
    const { id, image } = await askedBack(stage)
    return { id, image_id: image }
  }),
  reading(findStaffComment, async (stage) => ({ id: await writtenComment(stage) })),
  reading(findStaffReview, async (stage) => ({ id: (await waitingReview(stage)).id })),
  reading(readReviewImage, async (stage) => {
    const { id, image } = await waitingReview(stage)
    return { id, image_id: image }
  }),
  reading(findStaffEnquiry, async (stage) => ({ id: (await sentEnquiry(stage)).id })),
  reading(findStaffAppointment, bookedAppointment),
  reading(listVisitsOfEnquiry, async (stage) => ({ id: (await sentEnquiry(stage)).id })),
  reading(readEnquiryPicture, async (stage) => {
    const { id, image } = await sentEnquiry(stage)
    return { id, picture_id: image }
  }),
  reading(findStaffRenovation, async (stage) => ({ id: (await newRoom(stage))._id })),
  reading(listVisitsOfRenovation, async (stage) => ({ id: (await newRoom(stage))._id })),
  reading(listStaffRenovationEvents, async (stage) => ({ id: (await newRoom(stage))._id })),
  reading(readStaffRenovationFile, async (stage) => {
    const { id: enquiry_id, image } = await sentEnquiry(stage)
    const body = { enquiry_id, email: 'client@shop.example' }
    return { id: (await stage.owner.call(openRenovation, { body })).data._id, file_id: image }
  }),
  reading(findCustomer, customerOf),
  reading(listCustomerActivity, customerOf),
  example(previewMerge, [], async (stage) => ({
    params: await customerOf(stage),
    query: { kind: 'customer' as const, other: (await customerOf(stage)).id },
  })),
  reading(findStaffProduct, async (stage) => ({ id: (await shownProduct(stage)).id })),
  reading(findProductImport, longImport),
  reading(listMovements, async (stage) => ({ id: (await shownProduct(stage)).variant._id })),
  reading(campaigns.findCampaign, async (stage) => ({ id: await newCampaign(stage) })),
  reading(findStaffVoucher, async (stage) => ({ id: await newVoucher(stage) })),
  reading(words.listWritings, () => ({ kind: 'post' })),
  reading(words.findWriting, publishedPost),
  reading(words.findWritingVersion, async (stage) => ({ ...(await publishedPost(stage)), version: '1' })),
  reading(words.previewWriting, publishedPost),
  reading(configuration.findConfiguration, ofLists),
  reading(configuration.findConfigurationVersion, ofLists),
  reading(configuration.previewConfiguration, ofLists),
]
