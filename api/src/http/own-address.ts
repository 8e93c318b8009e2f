/**
 * Returns whether an address lies on the shop's own origin: a path, or an absolute address that starts with the public one. A
 * browser reads `\` as `/` and drops tabs and line breaks, so an address that contains one of them is refused.
 */
export function isOwnAddress(address: string, publicUrl: string): boolean {
  if (address.length > 2000 || /[\\\u0000-\u0020\u007F]/.test(address)) return false
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address) || !URL.canParse(address, publicUrl)) return false
  const url = new URL(address, publicUrl)
  if (url.origin !== publicUrl || url.username !== '' || url.password !== '') return false
  // After dots are resolved, a path may start like the address of another host: `/..//evil.example`.
  return !url.pathname.includes('//')
}

/** Adds the order to the query of the return address. */
export function withOrder(address: string, orderId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}order=${orderId}`
}
