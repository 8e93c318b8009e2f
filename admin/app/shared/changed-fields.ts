import { inOrder, isSame } from './is-same.ts'

/** A form as opened, as a colleague has saved it since, and with the current input. */
export type Sides<Typed> = { began: Typed; theirs: Typed; mine: Typed }

export type Between<Typed> = Sides<Typed> & {
  onChange: (mine: Typed) => void
  /** The label of a field, if the record's messages have none. */
  label?: (name: string, path: string) => string
  /** A formatted value, where it is not readable as such, e.g. an id. */
  showValue?: (path: string, value: unknown) => string | undefined
}

export type ChangedField = {
  /** With dots: `title.en`, `steps.0.text.en`. */
  path: string
  theirs: unknown
  mine: unknown
  /** Whether the input differs there as well. */
  isTouched: boolean
}

/** A colleague's changes since a form was opened, field by field. */
export function changedFields<Typed>({ began, theirs, mine }: Sides<Typed>): ChangedField[] {
  return changedPaths({ began, theirs, mine }, '').map((path) => {
    const [before, after, own] = [valueAt(began, path), valueAt(theirs, path), valueAt(mine, path)]
    return { path, theirs: after, mine: own, isTouched: !isSame(before, own) }
  })
}

/** The input, merged with a colleague's changes to untouched fields. */
export function withUntouched<Typed>(sides: Sides<Typed>): Typed {
  return changedFields(sides)
    .filter(({ isTouched }) => !isTouched)
    .reduce((typed, { path, theirs }) => withField(typed, path, theirs), sides.mine)
}

export function withField<Typed>(typed: Typed, path: string, value: unknown): Typed {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? withField(partOf(typed, name), rest.join('.'), value) : value
  return (Array.isArray(typed) ? typed.with(Number(name), inner) : { ...typed, [name]: inner }) as Typed
}

export function valueAt(typed: unknown, path: string): unknown {
  return path.split('.').reduce(partOf, typed)
}

/** The smallest parts that differ between the former and the current state. */
function changedPaths(sides: Sides<unknown>, at: string): string[] {
  const { began, theirs } = sides
  if (isSame(began, theirs)) return []
  if (!isRecord(theirs) && !areAligned(sides)) return [at]
  // A field emptied by a colleague is absent.
  const names = new Set([...Object.keys(theirs as object), ...Object.keys(isRecord(began) ? began : {})])
  return [...names].flatMap((name) => {
    const inner = { began: partOf(began, name), theirs: partOf(theirs, name), mine: partOf(sides.mine, name) }
    return changedPaths(inner, at === '' ? name : `${at}.${name}`)
  })
}

/** Whether entries have the same positions on all sides, so that each can be compared with itself. */
function areAligned({ began, theirs, mine }: Sides<unknown>): boolean {
  if (!Array.isArray(began) || !Array.isArray(theirs) || !Array.isArray(mine)) return false
  if (began.length !== theirs.length || began.length !== mine.length || !began.every(isRecord)) return false
  const before = began.map(inOrder)
  const isMoved = (entry: unknown, at: number) => {
    const now = inOrder(entry)
    return now !== before[at] && before.includes(now)
  }
  return !theirs.some(isMoved) && !mine.some(isMoved)
}

function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)] as unknown
  return isRecord(value) ? value[name] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
