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

/** The signature is over these bytes, so nothing is left out of them or put in their place, not even a byte-order mark. */
function decodeSigned(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new AppError('notification-not-genuine')
  }
}
