import type { OrderSummary } from './order-types.ts'

/** The name of the way in which an order is paid. */
export function channelOf({ payment_method: method, payment_channel: channel }: OrderSummary): string {
  return `channels.${method === 'ONLINE' ? 'ONLINE' : channel}`
}
