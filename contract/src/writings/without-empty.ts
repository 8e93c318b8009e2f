import { isLocale } from '../locales.ts'

/** Written content without its empty texts, as it is checked and published. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = entries.every(([name]) => isLocale(name)) ? entries.filter(([, text]) => text !== '') : entries
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutEmpty(one)]))
}
