import type { Order, OrderSummary } from './order-types.ts'

/** The name of a payment channel. */
export function channelOf({ payment_method: method, payment_channel: channel }: OrderSummary): string {
  return `channels.${method === 'ONLINE' ? 'ONLINE' : channel}`
}

export type Payment = Order['payments'][number]

/** How a payment came; undefined where staff did not say. */
export function wayOfPayment({ by, channel, amount }: Payment): string | undefined {
  if (amount < 0) return undefined
  if (by === 'CARD') return 'channels.ONLINE'
  return channel ? `channels.${channel}` : undefined
}
