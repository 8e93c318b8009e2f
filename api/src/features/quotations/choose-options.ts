import type { QuotationContent, QuotationLine } from '@fitout/contract/quotation-content.ts'
import { AppError } from '../../http/app-error.ts'

/**
 * The options a client has chosen: exactly one of each set, any number of the others. Throws `invalid-input` for anything
 * that is not an option of this version or the second of a set, and `option-needed` with the incomplete sets.
 */
export function chooseOptions({ groups }: QuotationContent, keys: readonly string[]): QuotationLine[] {
  const options = groups.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'OPTION')
  const offered = new Map(options.map((line) => [line.key, line]))
  const seen = new Set<string>()
  const chosen = keys.map((key, index) => {
    const line = offered.get(key)
    const place = line?.set ?? key
    const code = line ? 'duplicate' : 'not-listed'
    if (!line || seen.has(place)) throw new AppError('invalid-input', { errors: [{ path: `options.${index}`, code }] })
    seen.add(place)
    return line
  })
  const needed = new Set(options.flatMap(({ set }) => (set !== null && !seen.has(set) ? [set] : [])))
  if (needed.size > 0) throw new AppError('option-needed', { details: { sets: [...needed] } })
  return chosen
}
