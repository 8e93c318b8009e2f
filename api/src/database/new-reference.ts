import { randomInt } from 'node:crypto'

// Crockford's alphabet: no characters that are confused when read aloud or copied from a bank app.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as `LM-7K3Q-9XPD`: 40 random bits, short enough to type, not guessable in sequence. */
export function newReference(prefix: string): string {
  const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${prefix}-${block()}-${block()}`
}
