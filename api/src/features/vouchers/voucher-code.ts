import { randomInt } from 'node:crypto'

/** No letter or digit that is taken for another when it is read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 12

/** A code nobody can guess: 31^12 is about 2^59, and wrong guesses are counted. */
export function newVoucherCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** How a typed code is read: letter case, spaces and hyphens do not count. */
export function readVoucherCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}
