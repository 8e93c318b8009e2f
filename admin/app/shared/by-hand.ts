import { byHandChannels } from '@fitout/contract/payment-records.ts'

/** Whether money was handed over, so that no account of the studio received it. */
export function isByHand(channel: string | null): boolean {
  return byHandChannels.some((one) => one === channel)
}
