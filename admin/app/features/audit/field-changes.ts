import { isSame } from '../../shared/is-same.ts'

/** The path of a field: names, and positions in lists. */
type Path = readonly (string | number)[]
export type FieldChange = { path: Path; before: unknown; after: unknown }

/** Values with several parts that count as one field: a name in three languages that is only referred to. */
const wholes = new Set(['courier'])

/** The single fields that differ, at any depth; of a new object, those with a value. */
export function fieldChanges(before: unknown, after: unknown, path: Path = []): FieldChange[] {
  const name = path.findLast((step) => typeof step === 'string')
  const isWhole = typeof name === 'string' && wholes.has(name)
  if (!isWhole && (hasParts(before) || hasParts(after))) {
    const [was, is] = [partsOf(before), partsOf(after)]
    const keys = [...new Set([...Object.keys(is), ...Object.keys(was)])]
    const isList = Array.isArray(before) || Array.isArray(after)
    return keys.flatMap((key) => fieldChanges(was[key], is[key], [...path, isList ? Number(key) : key]))
  }
  if (isEmpty(before) && isEmpty(after)) return []
  return isSame(before, after) ? [] : [{ path, before, after }]
}

/** A list of plain values is one field; a list of objects has all fields of its objects. */
function hasParts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) ? value.some(hasParts) : Object.keys(value).length > 0
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

const longText = 160
const context = 40

/** The beginning of a long text, enough to recognize it. */
export const beginningOf = (text: string) => (text.length > longText ? `${text.slice(0, longText)}…` : text)

/** The differing part of two long texts, with some context. */
export function whereTheyDiffer(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= longText) return [one, other]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  const from = Math.max(0, start - context)
  const cut = (text: string) => {
    const until = Math.min(text.length, text.length - end + context, from + 4 * longText)
    return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`
  }
  return [cut(one), cut(other)]
}
