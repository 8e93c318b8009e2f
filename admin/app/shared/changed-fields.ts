/** A form as it was opened, as a colleague has saved it since, and as it is typed. */
export type Sides<Typed> = { began: Typed; theirs: Typed; mine: Typed }

export type Between<Typed> = Sides<Typed> & {
  onChange: (mine: Typed) => void
  /** What a field is called, where the words for the records do not know it. */
  label?: (name: string) => string
  /** A value in words, where it is not what one reads, such as an id. */
  say?: (path: string, value: unknown) => string | undefined
}

export type ChangedField = {
  /** With dots: `title.en`. */
  path: string
  theirs: unknown
  mine: unknown
  /** Whether something else was typed there. */
  isTouched: boolean
}

/** What a colleague has changed since a form was opened, field by field. */
export function changedFields<Typed>({ began, theirs, mine }: Sides<Typed>): ChangedField[] {
  const now = pathsIn(theirs)
  // What a colleague has emptied is no longer there.
  const gone = pathsIn(began).filter((path) => !now.some((one) => path === one || path.startsWith(`${one}.`)))
  return [...now, ...gone].flatMap((path) => {
    const [before, after, own] = [valueAt(began, path), valueAt(theirs, path), valueAt(mine, path)]
    return isSame(before, after) ? [] : [{ path, theirs: after, mine: own, isTouched: !isSame(before, own) }]
  })
}

/** What is typed, with what a colleague changed where nothing else was typed. */
export function withUntouched<Typed>(sides: Sides<Typed>): Typed {
  return changedFields(sides)
    .filter(({ isTouched }) => !isTouched)
    .reduce((typed, { path, theirs }) => withField(typed, path, theirs), sides.mine)
}

export function withField<Typed>(typed: Typed, path: string, value: unknown): Typed {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? withField(valueAt(typed, name), rest.join('.'), value) : value
  return { ...typed, [name]: inner }
}

export function valueAt(typed: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), typed)
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function pathsIn(value: unknown): string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    isRecord(inner) ? pathsIn(inner).map((path) => `${name}.${path}`) : [name],
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
