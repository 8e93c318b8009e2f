import { readReference } from './read-reference.ts'

const forms = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  /\+?852[- ]?\d{4}[- ]?\d{4}(?!\d)/,
  /(?<![\d*-])(?=[\d*xX• -]{9})(?:[\d*xX•]{2,7}[- ]){1,4}[\d*xX•]{2,9}(?![\d*])/,
  /(?<![\d*.,/-])(?:\d{9}|\d{7})(?![\d*.,/-])/,
  /(?<![\d*.,/-])[2-9]\d{3} ?\d{4}(?![\d*.,/-])/,
]
const momentLike = /^20\d\d-\d{1,2}-\d{1,2}|^\d{1,2}-\d{1,2}-20\d\d/

/** An FPS ID, telephone number, email or account, possibly with masked digits. */
export function readPayeeNumber(text: string): string | undefined {
  return forms
    .map((form) => form.exec(text)?.[0].trim() ?? '')
    .find((found) => (found.includes('@') || digitsIn(found).length >= 3) && !momentLike.test(found))
}

/** Whether a number, possibly with masked digits, can be this one; at least three of its digits must be visible. */
export function isSameNumber(read: string, own: string): boolean {
  if (own.includes('@')) return read.toLowerCase() === own.toLowerCase()
  const seen = read.replaceAll(/[^\d*xX•]/g, '').replace(/^852(?=.{8}$)/, '')
  if (digitsIn(seen).length < 3) return false
  const pattern = seen.replaceAll(/[*xX•]+/g, String.raw`\d+`)
  return new RegExp(`^${pattern}$`).test(digitsIn(own).replace(/^852(?=.{8}$)/, ''))
}

const transaction = /(?<![\w*-])(?:[A-Z]{1,6}[- ]?)?\d[\dA-Z]{9,29}(?![\w*-])/i
const fewestDigits = 8

/** The transaction number of a bank: long, mostly digits, and not one of ours. */
export function readTransaction(text: string, prefix: string): string | undefined {
  if (readReference(text, prefix)) return undefined
  const found = transaction.exec(text.replaceAll(/(?<=\d) (?=\d{3,})/g, ''))?.[0]
  const number = found?.replaceAll(/[- ]/g, '').toUpperCase()
  return number && digitsIn(number).length >= fewestDigits ? number : undefined
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '')
}
