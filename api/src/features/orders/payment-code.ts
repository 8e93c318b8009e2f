import { toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { qrPicture } from '../../qr-picture.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import { fpsCode } from '../payments/payments-service.ts'
import { openOf } from './order-money.ts'
import type { OrderRow } from './orders-queries.ts'
import { isToPay } from './present-order.ts'

export type PaymentCode = { text: string; picture: string }

/** The FPS code with payee, amount and reference, for an order that waits for a transfer. */
export async function paymentCodeOf(context: Context, order: OrderRow): Promise<PaymentCode | null> {
  if (order.payment_channel !== 'FPS' || !isToPay(order)) return null
  const { fps } = (await requireShopConstants(context)).payment_channels
  const text = fpsCode({
    account: fps.fps_id,
    amount: toDollars(openOf(order)).toFixed(2),
    payee: fps.payee_name,
    reference: order.reference,
  })
  // Banking apps can read it from the photo album, so it is a picture that can be saved, with a quiet zone.
  return text ? { text, picture: qrPicture(text, 10) } : null
}
