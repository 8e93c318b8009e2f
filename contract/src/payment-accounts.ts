/** The account number of a payment channel. Channels without one are not offered. */
export function accountOf(channel: { account_number: string } | { fps_id: string } | { account: string }): string {
  if ('account_number' in channel) return channel.account_number
  return 'fps_id' in channel ? channel.fps_id : channel.account
}
