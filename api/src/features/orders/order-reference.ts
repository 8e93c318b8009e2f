/**
 * Parses a typed reference: any case, with or without hyphens, O for 0, I and L for 1. The part before the first hyphen
 * is the prefix of that time; if omitted, the current one.
 */
export function readOrderReference(typed: string, prefix: string): string | undefined {
  const characters = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
  const [, own = prefix, rest = ''] = /^([A-Z]{2,4})?([0-9A-Z]{8})$/.exec(characters) ?? []
  const body = rest.replaceAll('O', '0').replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(body)) return undefined
  return `${own}-${body.slice(0, 4)}-${body.slice(4)}`
}
