import { membershipBalance } from '@fitout/contract/memberships.ts'
import { redeemVoucher } from '@fitout/contract/vouchers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useUser } from '../../shared/session/use-session.ts'

/** The member's points, and the redemption of one voucher: once, however often the same request is sent. */
export function useRedeeming(voucherId: string) {
  const user = useUser()
  const queries = useQueryClient()
  const balanceKey = useOwnKey('balance')
  const key = useRef('')
  const balance = useQuery({
    queryKey: balanceKey,
    queryFn: async ({ signal }) => (await quietCall(membershipBalance, { signal })).data.balance,
    enabled: user?.registered ?? false,
  })
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
  return { user, balance, redeeming }
}
