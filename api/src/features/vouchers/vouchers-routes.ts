import {
  allRedeemedVouchers,
  allVouchers,
  findRedeemedVoucher,
  findVoucher,
  redeemVoucher,
} from '@fitout/contract/vouchers.ts'
import { pageOf } from '../../http/pages.ts'
import { route } from '../../http/route.ts'
import { listOwnVouchers, listVouchers, redeemVouchers, requireOwnVoucher, requireVoucher } from './vouchers-service.ts'

export const vouchersRoutes = [
  route(allVouchers, async ({ context, query, request }) => {
    const { page, total } = await listVouchers(context, query)
    return pageOf(context, { request, query }, page, total)
  }),
  route(findVoucher, async ({ context, params }) => ({ data: await requireVoucher(context, params.id) })),
  route(redeemVoucher, async ({ context, session, body, idempotencyKey }) => {
    const redemption = { accountId: session.accountId, voucherId: body.voucher_id, quantity: body.qty }
    return redeemVouchers(context, redemption, idempotencyKey)
  }),
  route(allRedeemedVouchers, async ({ context, session, query, request }) => {
    const { page, total } = await listOwnVouchers(context, session.accountId, query)
    return pageOf(context, { request, query }, page, total)
  }),
  route(findRedeemedVoucher, async ({ context, session, params }) => ({
    data: await requireOwnVoucher(context, session.accountId, params.id),
  })),
]
