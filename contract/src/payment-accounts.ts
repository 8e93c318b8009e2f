/** The account of a way to pay, which is offered only where there is one. */
export function accountOf(channel: { account_number: string } | { fps_id: string } | { account: string }): string {
  if ('account_number' in channel) return channel.account_number
  return 'fps_id' in channel ? channel.fps_id : channel.account
}
