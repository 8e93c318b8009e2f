import { locales, type Words } from './locales.ts'

/**
 * Formats that the browser checks before sending and the API checks again.
 * Every pattern runs in linear time, and lengths are limited first.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/i
export const digitsPattern = /^[0-9]{1,15}$/
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,128}$/

export const emailMaximumLength = 254

/** The area codes offered for telephone numbers, Hong Kong first. */
export const areaCodes = ['852', '853', '86'] as const

export function isEmail(value: string): boolean {
  return value.length <= emailMaximumLength && emailPattern.test(value)
}

/** Normalises an email: full-width characters and capitals make no difference. */
export function canonicalEmail(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase()
}

/** The digits of a telephone number as typed: full-width, grouped, with or without `+` and area code. */
export function plainPhone(value: string, areaCode: string): string {
  const plain = value.normalize('NFKC').replace(/[\s().-]/g, '')
  if (plain.startsWith(`+${areaCode}`)) return plain.slice(areaCode.length + 1)
  // Numbers of Hong Kong have eight digits.
  return areaCode === '852' && /^852[0-9]{8}$/.test(plain) ? plain.slice(3) : plain
}

/** The form of a number after its area code. Number ranges keep growing, so the browser checks no more than this. */
const phonePatterns: Record<(typeof areaCodes)[number], RegExp> = {
  '852': /^[2-9][0-9]{7}$/,
  '853': /^[0-9]{8}$/,
  '86': /^[0-9]{10,12}$/,
}

/** Whether the digits can be a telephone number under this area code. */
export function isPhoneOf(areaCode: string, digits: string): boolean {
  return phonePatterns[areaCode as keyof typeof phonePatterns]?.test(digits) ?? false
}

export type FormatFault = { path: string; code: 'email-format' | 'phone-format' | 'password-format' }

const passwordFields = ['password', 'old_password', 'new_password']

/**
 * Checks emails, telephone numbers and passwords of a POST or PUT in the browser before it is sent. Empty emails and
 * numbers pass, since they are optional.
 */
export function formatFaults(body: Readonly<Record<string, unknown>>): FormatFault[] {
  const emails = body['type'] === 'EMAIL' ? ['email', 'login_id'] : ['email']
  const phones = body['type'] === 'PHONE' ? ['phone', 'login_id'] : ['phone']
  const isWrong = (path: string, isRight: (value: string) => boolean, mayBeEmpty: boolean) => {
    const value = body[path]
    return typeof value === 'string' && !(mayBeEmpty && value === '') && !isRight(value)
  }
  const areaCode = body['area_code']
  const isPhone = (value: string) =>
    typeof areaCode === 'string' ? isPhoneOf(areaCode, value) : digitsPattern.test(value)
  const isPassword = (value: string) => passwordPattern.test(value)
  return [
    ...emails.filter((path) => isWrong(path, isEmail, true)).map((path) => ({ path, code: 'email-format' as const })),
    ...phones.filter((path) => isWrong(path, isPhone, true)).map((path) => ({ path, code: 'phone-format' as const })),
    ...passwordFields
      .filter((path) => isWrong(path, isPassword, false))
      .map((path) => ({ path, code: 'password-format' as const })),
  ]
}

/**
 * The slug of a title: lower case, anything but letters, digits and Chinese characters becomes a hyphen,
 * repeated hyphens collapse, ends are trimmed.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Script=Han}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

// A key and the id appended where it is taken fit a cell of a product file.
const longestKey = 80

/** The key for files and addresses, from the English title if there is one. */
export function keyOf(titles: Words): string {
  const slug = slugOf(titles.en ?? '') || slugOf(titles.zh ?? '') || slugOf(titles.cn ?? '')
  return [...slug].slice(0, longestKey).join('').replace(/-+$/, '')
}

/** The slug in each language that has a title. A title that leaves nothing has no slug. */
export function slugsOf(titles: Words): Words {
  const written = locales.filter((locale) => titles[locale])
  return Object.fromEntries(written.map((locale) => [locale, slugOf(titles[locale] ?? '')]))
}
