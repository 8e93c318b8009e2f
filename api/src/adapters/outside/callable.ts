/**
 * Whether an address that was typed may be called at all. Whether what it resolves to may be is seen when it is called:
 * `Outside` looks at that. Without a certificate only what stands in the studio's own network, where the host has allowed that.
 */
export function isCallable(url: string, innerAddresses: readonly string[]): boolean {
  const address = URL.canParse(url) ? new URL(url) : undefined
  const isSecure = address?.protocol === 'https:'
  const isPlain = address?.protocol === 'http:' && innerAddresses.length > 0
  return address !== undefined && (isSecure || isPlain) && !address.username && !address.password && !address.hash
}
