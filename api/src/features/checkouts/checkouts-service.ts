import type { checkOut } from '@fitout/contract/checkouts.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { RawBuilder } from 'kysely'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { keepPlans } from '../../database/keep-plans.ts'
import { onOneConnection, together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import { isOwnAddress, withOrder } from '../../http/own-address.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import {
  type CartKey,
  findFormAhead,
  giftLinesOf,
  lockBookedSlots,
  lockForm,
  noteWrongCode,
  priceCartLines,
  requireChosenLines,
  takeLines,
} from '../cart/cart-service.ts'
import { requireProviderCard } from '../credit-cards/credit-cards-service.ts'
import { findNamedPoint, priceOfDelivery } from '../couriers/couriers-service.ts'
import { isAnswered, onceAfterReading } from '../idempotency/idempotency-service.ts'
import { requireChannel } from '../configuration/configuration-service.ts'
import { newOrderName, placeOrder } from '../orders/orders-service.ts'
import { knownCustomer, requirePayments } from '../payments/payments-service.ts'
import { findVoucherFor } from '../vouchers/vouchers-service.ts'
import { type Answer, checkOutOnline, type Placed, type Announced } from './check-out-online.ts'
import { deliveryFor, requireAddress } from './delivery-for.ts'
import { requireBookings } from './require-bookings.ts'

export { deliveryFor, requireAddress, requireBookings }

type CheckOut = Body<typeof checkOut>

/**
 * Orders hold stock for a while and every session can be a new guest, so orders are limited by source, across
 * processes.
 */
export const ordersOfSource = { atMost: 40, seconds: 3600 }

/** Places an order for the chosen lines, at most once per key; the default key is the booking form's version. */
export async function checkOutCart(
  context: Context,
  key: CartKey,
  body: CheckOut,
  {
    idempotencyKey,
    locale,
    source,
  }: { idempotencyKey: string | undefined; locale: Locale; source: string | undefined },
): Promise<Answer> {
  for (const address of [body.success_url, body.cancel_url]) {
    if (!isOwnAddress(address, context.config.publicUrl)) throw new AppError('return-address-not-allowed')
  }
  if (body.payment_method === 'ONLINE') requirePayments(context)
  const from = source && keyOf(context, source)
  const ahead = await readAhead(context, key, body, idempotencyKey, from)
  const { operation, hasSlots, providerCard, customer } = ahead
  // Failed guesses of codes are counted here too; the error is raised below.
  if (body.voucher_code && ahead.isWrongCode) await noteWrongCode(context, key, body.voucher_code, source)
  const look = (trx: Database, isOurs: RawBuilder<boolean>) =>
    seeWhatIsThere(context, trx, key, body, { isOurs, hasSlots })
  const place = (trx: Database, seen: Seen, beside: Placing['beside'], announced?: Announced) =>
    order(context, trx, key, body, seen, { locale, source: from, beside, announced })
  if (body.payment_method === 'ONLINE') {
    return checkOutOnline(context, { operation, body, providerCard, customer, locale }, { look, place })
  }
  const answerOf = (placed: Placed): Answer => ({ return_url: withOrder(body.success_url, placed._id), data: placed })
  return context.limiters.stock(() =>
    transaction(context.db, (trx) =>
      onceAfterReading(trx, operation, body, {
        look: (isOurs) => look(trx, isOurs),
        work: async (seen, keep) => answerOf(await place(trx, seen, (placed) => keep(answerOf(placed)))),
      }),
    ),
  )
}

/**
 * Reads what is needed before the order's transaction in one batch, and counts the order towards its source's limit.
 */
async function readAhead(
  context: Context,
  key: CartKey,
  body: CheckOut,
  idempotencyKey: string | undefined,
  source: string | undefined,
) {
  const { accountId, storeId } = key
  const operationOf = (text: string) => ({ accountId, operation: `checkout ${storeId}`, key: text })
  const { voucher_code: code, credit_card_id: cardId } = body
  const isOnline = body.payment_method === 'ONLINE'
  const [form, , isAgain, voucher, providerCard, customer] = await onOneConnection(context.db, (db) =>
    together([
      findFormAhead(db, key),
      source && takeOrderOf({ ...context, db }, source),
      idempotencyKey && isAnswered(db, operationOf(idempotencyKey)),
      code ? findVoucherFor(context, db, key, code) : undefined,
      isOnline && cardId ? requireProviderCard({ ...context, db }, accountId, cardId) : undefined,
      isOnline ? knownCustomer(context, db, accountId) : undefined,
    ]),
  )
  const operation = operationOf(idempotencyKey ?? `cart-version-${form.version}`)
  return { operation, hasSlots: form.hasSlots, isWrongCode: !voucher && !isAgain, providerCard, customer }
}

async function takeOrderOf(context: Context, source: string): Promise<void> {
  await takeFromAllowance(context, `orders of ${source}`, ordersOfSource.atMost, ordersOfSource.seconds)
}

/** Reads the booking form, locked if `isOurs`, and everything the request refers to, in one batch. */
async function seeWhatIsThere(
  context: Context,
  trx: Database,
  key: CartKey,
  { checkout_product_variant_ids: ids, voucher_code: code, delivery_info: info }: CheckOut,
  { isOurs, hasSlots }: { isOurs: RawBuilder<boolean>; hasSlots: boolean },
) {
  const lockSlots = (onlyIf?: RawBuilder<boolean>) => lockBookedSlots(trx, key, ids, onlyIf)
  const [, form, slots, voucher, point] = await together([
    keepPlans(trx),
    lockForm(context, trx, key, isOurs),
    hasSlots ? lockSlots(isOurs) : undefined,
    code ? findVoucherFor(context, trx, key, code) : undefined,
    findNamedPoint(trx, info),
  ])
  // A slot booked after the form was read is locked separately.
  return { form, voucher, point, slots: async () => slots ?? lockSlots() }
}

type Seen = Awaited<ReturnType<typeof seeWhatIsThere>>

type Placing = {
  locale: Locale
  source: string | undefined
  /** Sent with the order's own statements. */
  beside: (placed: Placed) => Promise<void>
  announced: Announced | undefined
}

async function order(
  context: Context,
  trx: Database,
  key: CartKey,
  body: CheckOut,
  { form, slots, voucher, point }: Seen,
  { locale, source, beside, announced }: Placing,
): Promise<Placed> {
  const ids = body.checkout_product_variant_ids
  const { chosen, rules, offers } = requireChosenLines(context, form, ids)
  if (body.payment_method === 'OFFLINE') requireChannel(rules.constants, body.payment_channel)
  if (chosen.some((line) => line.kind === 'SERVICE')) {
    const times = { slots: await slots(), openDays: rules.constants?.opening_hours }
    requireBookings(context, times, chosen, (id) => `checkout_product_variant_ids.${ids.indexOf(id)}`)
  }
  const delivery = deliveryFor(rules, body, point, chosen)
  requireAddress(body, chosen, delivery)
  if (body.voucher_code && !voucher) throw new AppError('voucher-not-applicable')
  const priced = priceCartLines(chosen, delivery && priceOfDelivery(delivery), offers, voucher?.price)
  // A voucher that would not reduce the price is not redeemed.
  if (voucher && priced.voucherDiscount === 0) throw new AppError('voucher-not-applicable')
  const expected = announced?.total ?? body.expected_total
  if (expected !== undefined && toCents(expected) !== priced.total) {
    throw new AppError('price-changed', { details: { total: toDollars(priced.total) } })
  }
  const name = announced?.name ?? newOrderName(rules.constants)
  const placed = { _id: name.id, reference: name.reference, total: toDollars(priced.total) }
  await placeOrder(context, trx, {
    key,
    lines: chosen,
    gifts: giftLinesOf(priced, offers),
    priced,
    voucher,
    delivery,
    body,
    locale,
    name,
    source,
    beside: [() => takeLines(trx, key, chosen), () => beside(placed)],
  })
  return placed
}
