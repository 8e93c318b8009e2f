import type { Locale } from '@fitout/contract/locales.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Database, rehearse } from '../../database/database.ts'
import { withOrder } from '../../http/own-address.ts'
import { once, onceWithin } from '../idempotency/idempotency-service.ts'
import { newOrderName, type OrderName } from '../orders/orders-service.ts'
import { keepPaymentSession, paymentPageEnds, preparePaymentSession } from '../payments/payments-service.ts'

export type Placed = { _id: string; reference: string; total: number }

type Wanted = {
  operation: Parameters<typeof once>[1]
  body: { success_url: string; cancel_url: string }
  providerCard: string | undefined
  locale: Locale
  /** Places the order in a transaction. An expected total that it does not come to is refused. */
  place: (trx: Database, name: OrderName, expectedTotal?: number) => Promise<Placed>
}

/**
 * An order to be paid on the provider's page: it is rehearsed, then the page is opened, then the order is placed. Whatever
 * fails on the way, provider, shelf or this process, leaves the booking form as it was and no order behind; a page whose
 * order never came to be is known to nobody and ends by itself.
 */
export async function checkOutOnline(context: Context, wanted: Wanted) {
  const { operation, body, place } = wanted
  const name = newOrderName()
  const addresses = { success: withOrder(body.success_url, name.id), cancel: withOrder(body.cancel_url, name.id) }
  const rehearsed = await rehearse(context.db, (trx) =>
    onceWithin(trx, operation, body, async () => ({ return_url: '', data: await place(trx, name) })),
  )
  // The key has its answer already.
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
