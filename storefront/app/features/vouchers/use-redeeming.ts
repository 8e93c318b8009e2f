import { membershipBalance } from '@fitout/contract/memberships.ts'
import { allRedeemedVouchers, redeemVoucher } from '@fitout/contract/vouchers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useUser } from '../../shared/session/use-session.ts'
import type { VoucherView } from '../../shared/vouchers/voucher-words.ts'

/** The member's points, and the redemption of one voucher: once, however often the same request is sent. */
export function useRedeeming({ _id: voucherId, per_account: most }: Pick<VoucherView, '_id' | 'per_account'>) {
  const user = useUser()
  const queries = useQueryClient()
  const balanceKey = useOwnKey('balance')
  const key = useRef('')
  const balance = useQuery({
    queryKey: balanceKey,
    queryFn: async ({ signal }) => (await quietCall(membershipBalance, { signal })).data.balance,
    enabled: user?.registered ?? false,
  })
  // Vouchers taken back by a refund do not count. Limits are small.
  const own = useQuery({
    queryKey: useOwnKey('own-vouchers', voucherId),
    queryFn: async ({ signal }) =>
      (await quietCall(allRedeemedVouchers, { query: { voucher_id: voucherId, per_page: 50 }, signal })).data,
    enabled: most !== null && (user?.registered ?? false),
  })
  const isAtLimit = most !== null && (own.data ?? []).filter(({ taken_back: back }) => !back).length >= most
  const redeeming = useMutation({
    meta: { failure: false },
    mutationFn: async () => {
      key.current ||= crypto.randomUUID()
      const body = { voucher_id: voucherId, qty: 1 }
      return (await call(redeemVoucher, { body, idempotencyKey: key.current })).data
    },
    onSuccess: () => {
      key.current = ''
    },
    onSettled: () =>
      Promise.all(
        [balanceKey, ['own-vouchers'], ['membership'], ['point-history']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return { user, balance, isAtLimit, redeeming }
}
