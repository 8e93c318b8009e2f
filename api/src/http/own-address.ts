/**
 * Whether an address lies on the shop's own origin: a path, or an absolute address that starts with the public one.
 * A browser reads `\` as `/` and drops tabs and line breaks, so an address that holds one is nobody's.
 */
export function isOwnAddress(address: string, publicUrl: string): boolean {
  if (address.length > 2000 || /[\\\u0000-\u0020\u007F]/.test(address)) return false
  if (/^\/(?!\/)/.test(address)) return true
  if (!/^https?:\/\//i.test(address)) return false
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url !== undefined && url.origin === publicUrl && url.username === '' && url.password === ''
}

/** The address to come back to, with the order in its query. */
export function withOrder(address: string, orderId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}order=${orderId}`
}
