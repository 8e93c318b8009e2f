import type { Context } from '../../context.ts'
import { keyOf, noteWrongGuess, takeFromAllowance, tightened } from '../allowances/allowances-service.ts'
import { voucherFault, type VoucherMiss } from '../vouchers/vouchers-service.ts'
import type { CartKey } from './cart-queries.ts'

/** Wrong codes allowed per account and per source; a source can open any number of guests. */
const wrongCodesAtMost = 20
const wrongCodesOfSource = 100
const windowSeconds = 600

/** Why a typed code cannot be used. Wrong codes are counted, to prevent guessing. Throws `rate-limited`. */
export async function noteWrongCode(
  context: Context,
  key: CartKey,
  typed: string,
  source: string | undefined,
): Promise<VoucherMiss> {
  await noteWrongGuess(context, 'vouchers', source && keyOf(context, source))
  const allowed = (atMost: number) => tightened(context, 'vouchers', atMost)
  await takeFromAllowance(context, `voucher codes ${key.accountId}`, await allowed(wrongCodesAtMost), windowSeconds)
  const from = source && keyOf(context, source)
  if (from)
    await takeFromAllowance(context, `voucher codes of ${from}`, await allowed(wrongCodesOfSource), windowSeconds)
  return voucherFault(context, key, typed)
}
