import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { payOrder } from '@fitout/contract/payments.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { isOwnAddress, withOrder } from '../../http/own-address.ts'
import { requireProviderCard } from '../credit-cards/credit-cards-service.ts'
import { holdForAnotherPage, openOf, requireOrderId, requirePayableOrder } from '../orders/orders-service.ts'
import {
  beginPaymentSession,
  closePaymentPage,
  closeSession,
  findOpenPage,
  openPaymentSession,
  paymentPageEnds,
  type PaymentSessionRow,
  requirePayments,
} from '../payments/payments-service.ts'

type PayOrder = Body<typeof payOrder> & { orderId: string; accountId: string; locale: Locale }

/** The payment page of an order: the open one, or a new one. */
export async function leadToPaymentPage(context: Context, wanted: PayOrder) {
  for (const address of [wanted.success_url, wanted.cancel_url]) {
    if (!isOwnAddress(address, context.config.publicUrl)) throw new AppError('return-address-not-allowed')
  }
  requirePayments(context)
  const { accountId, credit_card_id: cardId } = wanted
  const providerCard = cardId && (await requireProviderCard(context, accountId, cardId))
  const { session, reference } = await transaction(context.db, (trx) => beginOrGoOn(context, trx, wanted))
  const return_url = await openPaymentSession(context, session, { reference, providerCard })
  return { return_url, data: { payment_session: session } }
}

/** Locks the order, so that concurrent calls get the same page. */
async function beginOrGoOn(context: Context, trx: Database, wanted: PayOrder) {
  const { accountId, locale } = wanted
  const order = await requirePayableOrder(context, trx, accountId, requireOrderId(wanted.orderId))
  const { id, reference } = order
  const amount = openOf(order)
  const open = await findOpenPage(trx, id)
  if (open && open.amount_cents === amount && canGoOn(context, open)) return { session: open.id, reference }
  if (open) {
    await closePaymentPage(context, trx, id)
    await closeSession(trx, open.id, 'ended')
  }
  await holdForAnotherPage(context, trx, id)
  const session = await beginPaymentSession(context, trx, {
    accountId,
    successUrl: withOrder(wanted.success_url, id),
    cancelUrl: withOrder(wanted.cancel_url, id),
    locale,
    expiresAt: paymentPageEnds(context),
    order: { id, amount, currency: 'HKD' },
  })
  return { session, reference }
}

const openingSeconds = 60

/** Whether the provider has opened the page, or is just opening it; any other page is unusable. */
function canGoOn({ clock, payments }: Context, open: PaymentSessionRow): boolean {
  if (open.provider !== payments?.provider || !open.account_id) return false
  return open.return_url !== null || clock.now().getTime() - open.created_at.getTime() < openingSeconds * 1000
}
