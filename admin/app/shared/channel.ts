import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findStaffOrder } from '@fitout/contract/staff/orders.ts'

type Order = Answer<typeof findStaffOrder>['data']

/** The name of the payment channel that the customer chose. */
export function channelOf({
  payment_method: method,
  payment_channel: channel,
}: Pick<Order, 'payment_method' | 'payment_channel'>): string {
  return `channels.${method === 'ONLINE' ? 'ONLINE' : channel}`
}

export type Payment = Order['payments'][number]

/** How a payment came; undefined where staff did not say. */
export function wayOfPayment({ by, channel, amount }: Payment): string | undefined {
  if (amount < 0) return undefined
  if (by === 'CARD') return 'channels.ONLINE'
  return channel ? `channels.${channel}` : undefined
}
