import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { onOneConnection, together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import type { PriceVoucher } from '../prices/prices-service.ts'
import { termsOf } from './present-voucher.ts'
import { findRedeemed, freeRedeemed, useRedeemed } from './redeemed-vouchers-queries.ts'
import { readVoucherCode } from './voucher-code.ts'
import {
  countLiveUses,
  findStartedByCode,
  findUsedVoucher,
  findVoucherByCode,
  giveVoucherBack,
  lockVoucher,
  releaseVoucherUse,
  useVoucher,
  type VoucherRow,
} from './vouchers-queries.ts'

export type FoundVoucher = { price: PriceVoucher; voucherId: string; redeemedId: string | null }

/** Finds the voucher of a typed code for this account and store; undefined if it cannot be used here. */
export async function findVoucherFor(
  context: Context,
  db: Database,
  account: { accountId: string; storeId: string },
  typed: string,
): Promise<FoundVoucher | undefined> {
  const now = context.clock.now()
  const code = readVoucherCode(typed)
  const { accountId } = account
  const [redeemed, voucher] = await onOneConnection(db, (one) =>
    together([findRedeemed(one, accountId, now, { code }), findVoucherByCode(one, now, code, accountId)]),
  )
  if (redeemed) {
    return redeemed.state === 'available' ? found(redeemed, account.storeId, redeemed.redeemed_id) : undefined
  }
  if (!voucher || (voucher.stock !== null && voucher.taken >= voucher.stock)) return undefined
  if (voucher.per_account === null) return found(voucher, account.storeId, null)
  if ((voucher.own_uses ?? 0) >= voucher.per_account) return undefined
  return found(voucher, account.storeId, null, !voucher.is_member)
}

/** The voucher of an order on its original terms, even if it has ended. */
export async function findVoucherOfOrder(db: Database, orderId: string): Promise<PriceVoucher | undefined> {
  const row = await findUsedVoucher(db, orderId)
  const terms = row && termsOf(row)
  return terms && { id: row.id, title: row.title, terms }
}

export type VoucherMiss = 'unknown' | 'over' | 'used'

/**
 * Why a typed code cannot be used here. Codes redeemed by another account look the same as codes that do not exist, so
 * that guessing reveals nothing usable.
 */
export async function voucherFault(
  context: Context,
  account: { accountId: string; storeId: string },
  typed: string,
): Promise<VoucherMiss> {
  const { db, clock } = context
  const code = readVoucherCode(typed)
  const redeemed = await findRedeemed(db, account.accountId, clock.now(), { code })
  if (redeemed) return redeemed.state === 'used' ? 'used' : redeemed.state === 'available' ? 'unknown' : 'over'
  const voucher = await findStartedByCode(db, clock.now(), account.storeId, code)
  if (!voucher) return 'unknown'
  const isUsed =
    voucher.per_account !== null && (await countLiveUses(db, voucher.id, account.accountId)) >= voucher.per_account
  return isUsed ? 'used' : 'over'
}

function found(
  row: VoucherRow,
  storeId: string,
  redeemedId: string | null,
  needsAccount = false,
): FoundVoucher | undefined {
  const terms = termsOf(row)
  if (!terms || row.store_id !== storeId) return undefined
  return { price: { id: row.id, title: row.title, needsAccount, terms }, voucherId: row.id, redeemedId }
}

/** Attaches a voucher to its order, once and within its limits, in one statement. Throws `voucher-used`. */
export async function claimVoucher(
  context: Context,
  trx: Database,
  { voucherId, redeemedId }: FoundVoucher,
  order: { id: string; accountId: string },
): Promise<void> {
  const use = { orderId: order.id, accountId: order.accountId, usedAt: context.clock.now() }
  const [, isUsed] = redeemedId
    ? [undefined, await useRedeemed(trx, redeemedId, use)]
    : await together([lockVoucher(trx, voucherId), useVoucher(trx, voucherId, use)])
  if (!isUsed) throw new AppError('voucher-used')
}

/** Releases the voucher of a cancelled or lapsed order, once. Returns whether points had paid for it. */
export async function releaseVoucher(context: Context, trx: Database, orderId: string): Promise<boolean> {
  const use = await releaseVoucherUse(trx, orderId, context.clock.now())
  if (!use) return false
  if (use.redeemed_voucher_id) await freeRedeemed(trx, use.redeemed_voucher_id)
  else await giveVoucherBack(trx, use.voucher_id)
  return use.redeemed_voucher_id !== null
}
