import { isLocale } from '../locales.ts'

const isEntry = (one: unknown) => one !== ''

/** Written content without its empty texts and the empty entries of its lists, as it is checked and published. */
export function withoutEmpty(value: unknown): unknown {
  // An entry in which nothing was chosen.
  if (Array.isArray(value)) return value.filter(isEntry).map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = entries.every(([name]) => isLocale(name)) ? entries.filter(([, text]) => text !== '') : entries
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutEmpty(one)]))
}

/** Where a path into the content without its empty entries leads in the content as it was written. */
export function pathAsWritten(written: unknown, path: readonly string[]): string[] {
  const [name, ...rest] = path
  if (name === undefined) return []
  if (!Array.isArray(written)) return [name, ...pathAsWritten(Object(written)[name], rest)]
  const places = written.flatMap((one, index) => (isEntry(one) ? [index] : []))
  const place = places[Number(name)]
  return place === undefined ? [...path] : [String(place), ...pathAsWritten(written[place], rest)]
}
