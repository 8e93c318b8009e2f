import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { type areaCodes, isPhoneOf, plainPhone } from './formats.ts'

export type AreaCode = (typeof areaCodes)[number]

/**
 * Normalises a telephone number: its digits without area code; undefined if it cannot be a number.
 * Hong Kong numbers are checked by their form only, since number ranges grow faster than any library's tables.
 */
export function canonicalPhone(areaCode: AreaCode, typed: string): string | undefined {
  const plain = plainPhone(typed, areaCode)
  if (!/^[0-9]{4,15}$/.test(plain)) return undefined
  const national = areaCode === '852' ? plain : possible(`+${areaCode}${plain}`)
  return national && isPhoneOf(areaCode, national) ? national : undefined
}

function possible(number: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number)
  return parsed?.isPossible() ? parsed.nationalNumber : undefined
}
