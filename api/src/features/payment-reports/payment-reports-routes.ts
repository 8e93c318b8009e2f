import { notifyPayment, paymentSession } from '@fitout/contract/payments.ts'
import { readBytes } from '../../http/body.ts'
import { route } from '../../http/route.ts'
import { receiveNotification, showPaymentSession } from './payment-reports-service.ts'

const notificationMaximumBytes = 512 * 1024

export const paymentReportsRoutes = [
  route(paymentSession, async ({ context, session, params }) => ({
    data: await showPaymentSession(context, session.accountId, params.id),
  })),
  route(notifyPayment, async ({ context, params, request }) => {
    // The signature is over these bytes, so they are taken as they came.
    const body = new TextDecoder().decode(await readBytes(request, notificationMaximumBytes))
    await receiveNotification(context, params.provider, body, request.headers)
    return { data: { received: true as const } }
  }),
]
