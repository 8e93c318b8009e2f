import type { checkOut } from '@fitout/contract/checkouts.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { onOneConnection, together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import { isOwnAddress, withOrder } from '../../http/own-address.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import {
  type CartKey,
  cartVersion,
  giftLinesOf,
  priceCartLines,
  requireChosenLines,
  takeLines,
  tryVoucher,
} from '../cart/cart-service.ts'
import { requireProviderCard } from '../credit-cards/credit-cards-service.ts'
import { priceOfDelivery } from '../couriers/couriers-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import { requireChannel } from '../configuration/configuration-service.ts'
import { newOrderName, type OrderName, placeOrder } from '../orders/orders-service.ts'
import { requirePayments } from '../payments/payments-service.ts'
import { findVoucherFor, type FoundVoucher } from '../vouchers/vouchers-service.ts'
import { checkOutOnline, type Placed } from './check-out-online.ts'
import { deliveryFor, requireAddress } from './delivery-for.ts'
import { requireBookings } from './require-bookings.ts'

export { deliveryFor, requireAddress, requireBookings }

type CheckOut = Body<typeof checkOut>
type Answer = { return_url: string; data: Placed }

/** Orders hold stock for a while, and a guest is a new account with every session. Counted across processes. */
export const ordersOfSource = { atMost: 40, seconds: 3600 }

/** Places an order from chosen lines, at most once for a key; without one the booking form's version is the key. */
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
  const from = source && keyOf(context, source)
  const [version] = await onOneConnection(context.db, (db) =>
    together([cartVersion(db, key), from && takeOrderOf({ ...context, db }, from)]),
  )
  // Guessed codes are counted here too; the error is raised below, unless the key has its answer already.
  if (body.voucher_code) await tryVoucher(context, key, body.voucher_code, source)
  const operation = {
    accountId: key.accountId,
    operation: `checkout ${key.storeId}`,
    key: idempotencyKey ?? `cart-version-${version}`,
  }
  if (body.payment_method === 'ONLINE') {
    requirePayments(context)
    const providerCard = body.credit_card_id && (await requireProviderCard(context, key.accountId, body.credit_card_id))
    const place = (trx: Database, name: OrderName, expected?: number) =>
      order(
        context,
        trx,
        key,
        { ...body, expected_total: expected ?? body.expected_total },
        { locale, name, source: from },
      )
    return checkOutOnline(context, { operation, body, providerCard, locale, place })
  }
  const answerOf = (placed: Placed): Answer => ({ return_url: withOrder(body.success_url, placed._id), data: placed })
  return once(context, operation, body, async (trx, keep) => {
    const beside = (placed: Placed) => keep(answerOf(placed))
    return answerOf(await order(context, trx, key, body, { locale, source: from, beside }))
  })
}

async function takeOrderOf(context: Context, source: string): Promise<void> {
  await takeFromAllowance(context, `orders of ${source}`, ordersOfSource.atMost, ordersOfSource.seconds)
}

type Placing = {
  locale: Locale
  source: string | undefined
  /** The name that its payment page was told. */
  name?: OrderName
  /** What is sent with the order's own statements. */
  beside?: (placed: Placed) => Promise<void>
}

async function order(
  context: Context,
  trx: Database,
  key: CartKey,
  body: CheckOut,
  { locale, source, name: given, beside }: Placing,
): Promise<Placed> {
  const { chosen, rules, offers } = await requireChosenLines(context, trx, key, body.checkout_product_variant_ids)
  if (body.payment_method === 'OFFLINE') requireChannel(rules.constants, body.payment_channel)
  await requireBookings(
    context,
    trx,
    chosen,
    (id) => `checkout_product_variant_ids.${body.checkout_product_variant_ids.indexOf(id)}`,
  )
  const delivery = await deliveryFor(trx, rules, body, chosen)
  requireAddress(body, chosen, delivery)
  const voucher = body.voucher_code ? await requireVoucherFor(context, trx, key, body.voucher_code) : undefined
  const priced = priceCartLines(chosen, delivery && priceOfDelivery(delivery), offers, voucher?.price)
  // A voucher that saves nothing is not used up for it.
  if (voucher && priced.voucherDiscount === 0) throw new AppError('voucher-not-applicable')
  if (body.expected_total !== undefined && toCents(body.expected_total) !== priced.total) {
    throw new AppError('price-changed', { details: { total: toDollars(priced.total) } })
  }
  const name = given ?? newOrderName(rules.constants)
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
    beside: [() => takeLines(trx, key, chosen), async () => beside?.(placed)],
  })
  return placed
}

async function requireVoucherFor(context: Context, trx: Database, key: CartKey, typed: string): Promise<FoundVoucher> {
  const found = await findVoucherFor(context, trx, key, typed)
  if (!found) throw new AppError('voucher-not-applicable')
  return found
}
