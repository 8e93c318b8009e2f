import type { RawBuilder } from 'kysely'
import type { Locale } from '@fitout/contract/locales.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Database, dryRun, transaction } from '../../database/database.ts'
import { together } from '../../database/sending-ahead.ts'
import { withOrder } from '../../http/own-address.ts'
import { type IdempotencyKey, onceAfterReading } from '../idempotency/idempotency-service.ts'
import type { OrderName } from '../orders/orders-service.ts'
import { keepPaymentSession, paymentPageEnds, preparePaymentSession } from '../payments/payments-service.ts'

export type Placed = { _id: string; reference: string; total: number }
export type Answer = { return_url: string; data: Placed }

/** The order name and total that the payment page was opened with. */
export type Announced = { name: OrderName; total: number }

/**
 * How an order is placed in a transaction. Its contents are read along with the claim of the key, and locked if
 * `isOurs`.
 */
type Placing<Seen> = {
  look: (trx: Database, isOurs: RawBuilder<boolean>) => Promise<Seen>
  /** Refuses a total other than the expected one. `beside` is sent with the order's own statements. */
  place: (
    trx: Database,
    seen: Seen,
    beside: (placed: Placed) => Promise<void>,
    announced?: Announced,
  ) => Promise<Placed>
}

type Wanted = {
  operation: IdempotencyKey
  body: { success_url: string; cancel_url: string }
  providerCard: string | undefined
  /** The provider's customer id of the account, if any. */
  customer: string | undefined
  locale: Locale
}

/**
 * Checks out an order paid on the provider's page: rehearses the order in a dry run, opens the page, then places the
 * order. A failure on the way (provider, stock or this process) leaves the booking form unchanged and creates no
 * order; a page without an order is never shown and expires.
 */
export async function checkOutOnline<Seen>(
  context: Context,
  wanted: Wanted,
  { look, place }: Placing<Seen>,
): Promise<Answer> {
  const { operation, body } = wanted
  const rehearsed = await context.limiters.stock(() =>
    dryRun(context.db, (trx) =>
      onceAfterReading<Seen, Answer>(trx, operation, body, {
        look: (isOurs) => look(trx, isOurs),
        work: async (seen, keep) => {
          const answerOf = (data: Placed) => ({ return_url: '', data })
          return answerOf(await place(trx, seen, (placed) => keep(answerOf(placed))))
        },
      }),
    ),
  )
  // The idempotency key already has a stored response.
  if (rehearsed.return_url !== '') return rehearsed
  const { _id: id, reference, total } = rehearsed.data
  const page = total > 0 ? await openPage(context, wanted, rehearsed.data) : undefined
  const return_url = page?.opened.return_url ?? withOrder(body.success_url, id)
  return context.limiters.stock(() =>
    transaction(context.db, (trx) =>
      onceAfterReading<Seen, Answer>(trx, operation, body, {
        look: (isOurs) => look(trx, isOurs),
        work: async (seen, keep) => {
          const beside = async (data: Placed) => {
            await together([page && keepPaymentSession(trx, page), keep({ return_url, data })])
          }
          return { return_url, data: await place(trx, seen, beside, { name: { id, reference }, total }) }
        },
      }),
    ),
  )
}

async function openPage(context: Context, wanted: Wanted, { _id: id, reference, total }: Placed) {
  const { operation, body, locale, providerCard, customer } = wanted
  const session = {
    accountId: operation.accountId,
    successUrl: withOrder(body.success_url, id),
    cancelUrl: withOrder(body.cancel_url, id),
    locale,
    expiresAt: paymentPageEnds(context),
    order: { id, amount: toCents(total), currency: 'HKD' as const },
  }
  return preparePaymentSession(context, session, { reference, providerCard, customer })
}
