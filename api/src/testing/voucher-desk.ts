import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { membershipBalance, membershipTransactions } from '@fitout/contract/memberships.ts'
import { redeemVoucher } from '@fitout/contract/vouchers.ts'
import { newId } from '../database/new-id.ts'
import { grantPoints } from '../features/memberships/memberships-service.ts'
import { openMember } from './members.ts'
import { withOrderDesk } from './order-desk.ts'
import type { Guest } from './visitors.ts'
import { addVoucher, type NewVoucher } from './voucher-book.ts'

const reason = { en: 'Welcome', zh: '迎新', cn: '迎新' }

/** A shop with orders, and the common steps of tests of points and vouchers. */
export function withVoucherDesk() {
  const desk = withOrderDesk({ DATABASE_POOL: '20' })
  const params = () => ({ store_id: desk.goods.storeId })
  return {
    desk,
    params,
    voucher: (wanted?: NewVoucher) => addVoucher(desk.shop.context, wanted),
    async memberWith(points: number) {
      const member = await openMember(desk.shop)
      if (points > 0) await grantPoints(desk.shop.context.db, member.accountId, points, reason)
      return member
    },
    redeem: (member: Guest, voucher_id: string, qty = 1, idempotencyKey = newId()) =>
      member.call(redeemVoucher, { body: { voucher_id, qty }, idempotencyKey }),
    balanceOf: async (member: Guest) => (await member.call(membershipBalance)).data.balance,
    ledgerOf: async (member: Guest) => (await member.call(membershipTransactions)).data.map((entry) => entry.points),
    async cartWith(guest: Guest, variantId: string, voucher_code: string) {
      await guest.call(addToCart, { params: params(), body: { product_variant_id: variantId, qty: 1, mode: 'set' } })
      return (await guest.call(showCart, { params: params(), body: { voucher_code } })).data
    },
  }
}

/** How many of several concurrent attempts succeeded, and the codes of the refusals. */
export async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts)
  const codes = settled.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { problem: { code: string } }).problem.code] : [],
  )
  return { succeeded: settled.length - codes.length, codes: [...new Set(codes)].toSorted() }
}
