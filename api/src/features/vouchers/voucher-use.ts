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

/** Looks up the voucher of a typed code, for this account and store; undefined where it cannot be used here. */
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

/** The voucher that an order carries, on the terms it has, over or not. */
export async function findVoucherOfOrder(db: Database, orderId: string): Promise<PriceVoucher | undefined> {
  const row = await findUsedVoucher(db, orderId)
  const terms = row && termsOf(row)
  return terms && { id: row.id, title: row.title, terms }
}

export type VoucherMiss = 'unknown' | 'over' | 'used'

/**
 * Why a typed code cannot be used here. What another account has redeemed is as unknown as what never was: nothing that
 * could still be used is given away to those who try.
 */
export async function missedVoucher(
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

/** Ties a voucher to the order that carries it, once and within its limits: sent in one go. Throws `voucher-used`. */
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

/** An order that is cancelled or lapses gives its voucher back, once. Answers whether it was one that points had paid. */
export async function letGoOfVoucher(context: Context, trx: Database, orderId: string): Promise<boolean> {
  const use = await releaseVoucherUse(trx, orderId, context.clock.now())
  if (!use) return false
  if (use.redeemed_voucher_id) await freeRedeemed(trx, use.redeemed_voucher_id)
  else await giveVoucherBack(trx, use.voucher_id)
  return use.redeemed_voucher_id !== null
}
