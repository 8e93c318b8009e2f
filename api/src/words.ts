import type { ErrorCode, FieldErrorCode } from '@fitout/contract/errors.ts'
import { isLocale, type Locale, matchLanguage } from '@fitout/contract/locales.ts'
import { errors as cn } from '@fitout/contract/messages/cn/errors.ts'
import { staffErrors as cnStaff } from '@fitout/contract/messages/cn/staff-errors.ts'
import { errors as en } from '@fitout/contract/messages/en/errors.ts'
import { staffErrors as enStaff } from '@fitout/contract/messages/en/staff-errors.ts'
import { errors as zh } from '@fitout/contract/messages/zh/errors.ts'
import { staffErrors as zhStaff } from '@fitout/contract/messages/zh/staff-errors.ts'

const errors = { zh, cn, en }
const staffErrors: Record<Locale, Partial<Record<ErrorCode, string>>> = { zh: zhStaff, cn: cnStaff, en: enStaff }

/** An error in words for staff, or for everyone else. */
export function errorWords(locale: Locale, code: ErrorCode, isForStaff = false): string {
  return (isForStaff ? staffErrors[locale][code] : undefined) ?? errors[locale].codes[code]
}

export function fieldErrorWords(locale: Locale, code: FieldErrorCode): string {
  return errors[locale].fields[code]
}

/** The caller's language: that of the storefront, then the browser's preference, then Traditional Chinese. */
export function requestLocale(request: Request): Locale {
  const named = request.headers.get('X-Locale')
  if (isLocale(named)) return named
  return matchLanguage(request.headers.get('Accept-Language')) ?? 'zh'
}

const plurals = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g

/** Fills in the placeholders of a message by name, with the English singular and plural of counts. */
export function fillIn(template: string, values: Record<string, string | number>): string {
  const valueOf = (name: string) => String(values[name] ?? '')
  return template
    .replace(plurals, (_, name: string, one: string, other: string) =>
      (valueOf(name) === '1' ? one : other).replace('#', valueOf(name)),
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
}
