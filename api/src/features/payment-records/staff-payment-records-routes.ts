import {
  confirmPaymentRecord,
  enterPaymentRecord,
  listPaymentQueue,
  readPaymentAgain,
  readStaffPaymentImage,
  readStaffPaymentReceipt,
  refundRenovation,
  refusePaymentRecord,
  reversePaymentRecord,
} from '@fitout/contract/staff/payment-records.ts'
import { route } from '../../http/route.ts'
import { sendPaymentReceiptToStaff } from './payment-receipt.ts'
import { showPaymentQueue } from './payment-queue-service.ts'
import {
  confirmRecord,
  enterRecord,
  readRecordAgain,
  refundClient,
  refuseRecord,
  reverseRecord,
  sendRecordImageToStaff,
} from './staff-payment-records-service.ts'

export const staffPaymentRecordsRoutes = [
  route(listPaymentQueue, async ({ context, request, query }) => showPaymentQueue(context, { request, query })),
  route(readStaffPaymentImage, async ({ context, params }) => sendRecordImageToStaff(context, params.id)),
  route(readStaffPaymentReceipt, async ({ context, params }) => sendPaymentReceiptToStaff(context, params.id)),
  route(enterPaymentRecord, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await enterRecord(context, staff, params.id, { body, idempotencyKey }),
  })),
  route(confirmPaymentRecord, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await confirmRecord(context, staff, params.id, { body, idempotencyKey }),
  })),
  route(refusePaymentRecord, async ({ context, staff, params, body }) => ({
    data: await refuseRecord(context, staff, params.id, body.reason),
  })),
  route(reversePaymentRecord, async ({ context, staff, params, body }) => ({
    data: await reverseRecord(context, staff, params.id, body.reason),
  })),
  route(readPaymentAgain, async ({ context, staff, params }) => ({
    data: await readRecordAgain(context, staff, params.id),
  })),
  route(refundRenovation, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await refundClient(context, staff, params.id, { body, idempotencyKey }),
  })),
]
