import { isLocale } from '../locales.ts'

/** Written content without its empty texts and the empty entries of its lists, as it is checked and published. */
export function withoutEmpty(value: unknown): unknown {
  // An entry in which nothing was chosen.
  if (Array.isArray(value)) return value.filter((one) => one !== '').map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = entries.every(([name]) => isLocale(name)) ? entries.filter(([, text]) => text !== '') : entries
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutEmpty(one)]))
}
