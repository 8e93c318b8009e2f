/**
 * Whether an address lies on the shop's own origin: a path, or an absolute address that starts with the public one.
 * A browser reads `\` as `/` and drops tabs and line breaks, so an address that holds one is nobody's.
 */
export function isOwnAddress(address: string, publicUrl: string): boolean {
  if (address.length > 2000 || /[\\\u0000-\u0020\u007F]/.test(address)) return false
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address) || !URL.canParse(address, publicUrl)) return false
  const url = new URL(address, publicUrl)
  if (url.origin !== publicUrl || url.username !== '' || url.password !== '') return false
  // Once dots are resolved a path may begin as the address of another host does: `/..//evil.example`.
  return !url.pathname.includes('//')
}

/** The address to come back to, with the order in its query. */
export function withOrder(address: string, orderId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}order=${orderId}`
}
