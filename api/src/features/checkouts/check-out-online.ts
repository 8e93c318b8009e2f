import type { Locale } from '@fitout/contract/locales.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Database, rehearse } from '../../database/database.ts'
import { withOrder } from '../../http/own-address.ts'
import { findPublishedConstants } from '../configuration/configuration-service.ts'
import { once, onceWithin } from '../idempotency/idempotency-service.ts'
import { newOrderName, type OrderName } from '../orders/orders-service.ts'
import { keepPaymentSession, paymentPageEnds, preparePaymentSession } from '../payments/payments-service.ts'

export type Placed = { _id: string; reference: string; total: number }

type Wanted = {
  operation: Parameters<typeof once>[1]
  body: { success_url: string; cancel_url: string }
  providerCard: string | undefined
  locale: Locale
  /** Places the order in a transaction; refuses a total other than the expected one. */
  place: (trx: Database, name: OrderName, expectedTotal?: number) => Promise<Placed>
}

/**
 * Checks out an order paid on the provider's page: rehearses the order, opens the page, then places the order. A
 * failure on the way (provider, stock or this process) leaves the booking form unchanged and no order; a page without
 * an order is shown to no customer and expires.
 */
export async function checkOutOnline(context: Context, wanted: Wanted) {
  const { operation, body, place } = wanted
  const name = newOrderName(await findPublishedConstants(context.db))
  const addresses = { success: withOrder(body.success_url, name.id), cancel: withOrder(body.cancel_url, name.id) }
  const rehearsed = await rehearse(context.db, (trx) =>
    onceWithin(trx, operation, body, async () => ({ return_url: '', data: await place(trx, name) })),
  )
  // The idempotency key has its answer already.
  if (rehearsed.return_url !== '') return rehearsed
  const { total } = rehearsed.data
  const page = total > 0 ? await openPage(context, wanted, { name, total, addresses }) : undefined
  return once(context, operation, body, async (trx) => {
    const placed = await place(trx, name, total)
    if (page) await keepPaymentSession(trx, page)
    return { return_url: page?.return_url ?? addresses.success, data: placed }
  })
}

type Page = { name: OrderName; total: number; addresses: { success: string; cancel: string } }

async function openPage(context: Context, wanted: Wanted, { name, total, addresses }: Page) {
  const session = {
    accountId: wanted.operation.accountId,
    successUrl: addresses.success,
    cancelUrl: addresses.cancel,
    locale: wanted.locale,
    expiresAt: paymentPageEnds(context),
    order: { id: name.id, amount: toCents(total), currency: 'HKD' as const },
  }
  return preparePaymentSession(context, session, { reference: name.reference, providerCard: wanted.providerCard })
}
