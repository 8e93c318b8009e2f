import { newReference } from '../../database/new-reference.ts'

export function newOrderReference(): string {
  return newReference('LM')
}

/** The reference a person meant: any case, with or without hyphens, O for 0, I and L for 1. */
export function readOrderReference(typed: string): string | undefined {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^LM/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(characters)) return undefined
  return `LM-${characters.slice(0, 4)}-${characters.slice(4)}`
}
