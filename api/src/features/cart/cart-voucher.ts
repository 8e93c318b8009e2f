import type { Context } from '../../context.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import type { PriceVoucher } from '../prices/prices-service.ts'
import { findVoucherFor } from '../vouchers/vouchers-service.ts'
import type { CartKey } from './cart-queries.ts'

/** Codes that serve nobody, typed by one account. */
const wrongCodesAtMost = 20
const wrongCodesWindowSeconds = 600

/** The voucher behind a typed code. Wrong codes are counted, so that none is found by trying. */
export async function tryVoucher(context: Context, key: CartKey, typed: string): Promise<PriceVoucher | undefined> {
  const found = await findVoucherFor(context, context.db, key, typed)
  if (!found) {
    await takeFromAllowance(context, `voucher codes ${key.accountId}`, wrongCodesAtMost, wrongCodesWindowSeconds)
  }
  return found?.price
}
