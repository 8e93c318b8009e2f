import type { Context } from '../../context.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import type { PriceVoucher } from '../prices/prices-service.ts'
import { findVoucherFor } from '../vouchers/vouchers-service.ts'
import type { CartKey } from './cart-queries.ts'

/** Codes that serve nobody, typed by one account, and from one source by as many guests as it opens. */
const wrongCodesAtMost = 20
const wrongCodesOfSource = 100
const windowSeconds = 600

/** The voucher behind a typed code. Wrong codes are counted, so that none is found by trying. Throws `rate-limited`. */
export async function tryVoucher(
  context: Context,
  key: CartKey,
  typed: string,
  source: string | undefined,
): Promise<PriceVoucher | undefined> {
  const found = await findVoucherFor(context, context.db, key, typed)
  if (found) return found.price
  await takeFromAllowance(context, `voucher codes ${key.accountId}`, wrongCodesAtMost, windowSeconds)
  const from = source && keyOf(context, source)
  if (from) await takeFromAllowance(context, `voucher codes of ${from}`, wrongCodesOfSource, windowSeconds)
  return undefined
}
