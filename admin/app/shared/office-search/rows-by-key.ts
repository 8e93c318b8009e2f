/** The attribute of elements that `J` and `K` step through. */
export const steppable = { 'data-row': true } as const
/** The same, of an object by its id. */
export const steppableTo = (id: string) => ({ 'data-row': id })

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')]
const presentRow = () => document.activeElement?.closest<HTMLElement>('main [data-row]') ?? undefined

/** Focuses the next row, or the previous one; on the screen of a record it opens the next of its list. */
export function stepRow(by: 1 | -1): boolean {
  const neighbour = document.querySelector<HTMLElement>(`main [data-step='${by}']`)
  if (neighbour) return (neighbour.click(), true)
  const all = rows()
  const present = presentRow()
  const at = present ? all.indexOf(present) + by : by === 1 ? 0 : all.length - 1
  const row = all[at]
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input')
  target?.focus()
  row?.scrollIntoView({ block: 'nearest' })
  return target !== undefined
}

/** Focuses the row of an object, if it is listed. */
export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`main [data-row='${CSS.escape(id)}'] a[href]`)?.focus()
}

export function tickRow(): boolean {
  const box = presentRow()?.querySelector<HTMLElement>('input[type=checkbox]')
  box?.click()
  return box !== undefined
}

/** Applies a key's action to the ticked rows, or else the focused one, through the bar of the list. */
export function actOnRows(key: string): boolean {
  const bar = document.querySelector<HTMLElement>(`main [data-keys~=${key}]`)
  const isTicked = document.querySelector('main [data-row] input[type=checkbox]:checked') !== null
  if (!bar || (!isTicked && !tickRow())) return false
  // Its buttons appear with the first ticked row.
  setTimeout(() => bar.querySelector<HTMLElement>(`[data-key=${key}]:enabled`)?.click())
  return true
}

/** Opens the focused row; on the screen of one object it focuses the first field. */
export function openRow(): boolean {
  const link = presentRow()?.querySelector<HTMLElement>('a[href]')
  if (link) link.click()
  const field = link ?? document.querySelector<HTMLElement>('main :is(input, textarea):not([type=checkbox], [hidden])')
  field?.focus()
  return field !== null
}

/** Like a click on the row itself, beside its links. */
export function openBeside(): boolean {
  const row = presentRow()
  row?.click()
  return row !== undefined
}

export function findInList(): boolean {
  const field = document.querySelector<HTMLElement>('main [data-search] input')
  field?.focus()
  return field !== null
}
