import type { OrderSummary } from './order-types.ts'

/** The name of a payment channel. */
export function channelOf({ payment_method: method, payment_channel: channel }: OrderSummary): string {
  return `channels.${method === 'ONLINE' ? 'ONLINE' : channel}`
}
