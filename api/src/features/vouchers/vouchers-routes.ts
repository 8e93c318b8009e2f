import {
  allRedeemedVouchers,
  allVouchers,
  findRedeemedVoucher,
  findVoucher,
  redeemVoucher,
} from '@fitout/contract/vouchers.ts'
import { route } from '../../http/route.ts'
import { redeemVouchers, requireOwnVoucher, requireVoucher, showOwnVouchers, showVouchers } from './vouchers-service.ts'

export const vouchersRoutes = [
  route(allVouchers, async ({ context, query, request }) => showVouchers(context, { request, query })),
  route(findVoucher, async ({ context, params }) => ({ data: await requireVoucher(context, params.id) })),
  route(redeemVoucher, async ({ context, session, body, idempotencyKey }) => {
    const redemption = { accountId: session.accountId, voucherId: body.voucher_id, quantity: body.qty }
    return redeemVouchers(context, redemption, idempotencyKey)
  }),
  route(allRedeemedVouchers, async ({ context, session, query, request }) =>
    showOwnVouchers(context, session.accountId, { request, query }),
  ),
  route(findRedeemedVoucher, async ({ context, session, params }) => ({
    data: await requireOwnVoucher(context, session.accountId, params.id),
  })),
]
