import { randomInt } from 'node:crypto'

// Crockford's letters and digits: none that is taken for another when read aloud or copied from a bank app.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as `LM-7K3Q-9XPD`: 40 random bits, short enough to type, not guessable in sequence. */
export function newOrderReference(): string {
  const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `LM-${block()}-${block()}`
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
