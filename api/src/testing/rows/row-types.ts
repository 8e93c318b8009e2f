export type Kind = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object' | 'null' | 'undefined'

/** The possible types of a value; `any` is unknown. */
export type Shape = {
  kinds: Kind[] | 'any'
  fields?: Record<string, Shape>
  items?: Shape
}

/** The row types of statements, by their text; the same text in two places has two. */
export type RowTypes = Record<string, { at: string; row: Shape }[]>

export function statementKey(fragments: readonly string[]): string {
  return fragments.join('\0')
}

/** Returns where a value differs from its type, and the value; undefined if it matches. */
export function misfit(value: unknown, shape: Shape, place = ''): string | undefined {
  if (shape.kinds === 'any') return undefined
  const kind = kindOf(value)
  if (!shape.kinds.includes(kind)) return `${place || 'the row'} is ${kind}, not ${shape.kinds.join(' or ')}`
  if (kind === 'array' && shape.items) {
    const { items } = shape
    return first((value as unknown[]).map((item, at) => () => misfit(item, items, `${place}[${at}]`)))
  }
  if (kind !== 'object') return undefined
  const fields = Object.entries(shape.fields ?? {})
  return first(
    fields.map(
      ([name, field]) =>
        () =>
          misfit((value as Record<string, unknown>)[name], field, place ? `${place}.${name}` : name),
    ),
  )
}

function first(checks: (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const found = check()
    if (found) return found
  }
  return undefined
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (value instanceof Date) return 'date'
  if (value instanceof Uint8Array) return 'bytes'
  if (Array.isArray(value)) return 'array'
  return typeof value as Kind
}
