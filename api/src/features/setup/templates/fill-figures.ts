import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'

const forms: Record<string, (value: unknown) => string> = {
  plain: String,
  /** HK$8,000 */
  money: (dollars) => `HK$${Number(dollars).toLocaleString('en-HK')}`,
  digits: (phone) => String(phone).replace(/\D/g, ''),
  compact: (phone) => String(phone).replaceAll(' ', ''),
}

/**
 * Replaces the placeholders of a template: `{return_days}`, `{company.name}` in the text's language, or formatted,
 * `{money:special_fees.remote_area}`. Double braces are left for the shop to fill in later.
 */
export function fillFigures(text: string, locale: Locale, facts: object): string {
  return text.replace(
    /(?<!\{)\{(?:(\w+):)?([\w.]+)\}(?!\})/g,
    (placeholder, form: string | undefined, path: string) => {
      const write = forms[form ?? 'plain']
      const value = path.split('.').reduce<unknown>(within, facts)
      const words = isWords(value) ? inLocale(value, locale) : value
      if (!write || (typeof words !== 'string' && typeof words !== 'number')) {
        throw new Error(`${placeholder} names no fact of the studio`)
      }
      return write(words)
    },
  )
}

function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && locales.some((locale) => locale in value)
}
