import {
  readPaymentReceipt,
  readPaymentRecordImage,
  submitPaymentRecord,
  withdrawPaymentRecord,
} from '@fitout/contract/payment-records.ts'
import { route } from '../../http/route.ts'
import { sendRecordImage, submitRecord, withdrawRecord } from './payment-records-service.ts'
import { sendPaymentReceipt } from './payment-receipt.ts'

export const paymentRecordsRoutes = [
  route(submitPaymentRecord, async ({ context, session, params, body, idempotencyKey }) => ({
    data: await submitRecord(context, session.accountId, params.id, {
      instalmentId: params.instalment_id,
      body,
      idempotencyKey,
    }),
  })),
  route(withdrawPaymentRecord, async ({ context, session, params }) => ({
    data: await withdrawRecord(context, session.accountId, params.id, params.record_id),
  })),
  route(readPaymentRecordImage, async ({ context, session, params }) =>
    sendRecordImage(context, session.accountId, params.id, params.record_id),
  ),
  route(readPaymentReceipt, async ({ context, session, params, query, locale }) =>
    sendPaymentReceipt(context, session.accountId, {
      renovationId: params.id,
      recordId: params.record_id,
      locale: query.language ?? locale,
    }),
  ),
]
