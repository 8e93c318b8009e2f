/**
 * Whether a typed address may be called at all. Its resolved IP is checked by `Outside` when it is called. Addresses
 * without a certificate are allowed only within the studio's own network, if the host has enabled that.
 */
export function isCallable(url: string, innerAddresses: readonly string[]): boolean {
  const address = URL.canParse(url) ? new URL(url) : undefined
  const isSecure = address?.protocol === 'https:'
  const isPlain = address?.protocol === 'http:' && innerAddresses.length > 0
  return address !== undefined && (isSecure || isPlain) && !address.username && !address.password && !address.hash
}
