/** How money is handed to the studio, which only staff record. */
export const byHandChannels = ['CASH', 'CHEQUE'] as const

/** Whether money was handed over, so that no account of the studio received it. */
export function isByHand(channel: string | null): channel is (typeof byHandChannels)[number] {
  return byHandChannels.some((one) => one === channel)
}
