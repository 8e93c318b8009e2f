import { randomInt } from 'node:crypto'

/** Without letters and digits that are easily confused when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 12

/** A code that cannot be guessed: 31^12 is about 2^59, and wrong guesses are counted. */
export function newVoucherCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Normalises a typed code: letter case, spaces and hyphens do not count. */
export function readVoucherCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}
