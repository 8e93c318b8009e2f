import { notifyPayment, paymentSession } from '@fitout/contract/payments.ts'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { receiveNotification, showPaymentSession } from './payment-reports-service.ts'

export const paymentReportsRoutes = [
  route(paymentSession, async ({ context, session, params }) => ({
    data: await showPaymentSession(context, session.accountId, params.id),
  })),
  route(notifyPayment, async ({ context, params, request, bytes }) => {
    await receiveNotification(context, params.provider, decodeSigned(bytes), request.headers)
    return { data: { received: true as const } }
  }),
]

/** The signature covers these exact bytes, so nothing may be dropped or replaced, not even a byte-order mark. */
function decodeSigned(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new AppError('notification-not-genuine')
  }
}
