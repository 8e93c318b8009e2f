/** What a part bears that is stepped through by `J` and `K`. */
export const steppable = { 'data-row': true } as const

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')]
const presentRow = () => document.activeElement?.closest<HTMLElement>('main [data-row]') ?? undefined

/** The focus goes to the next row, or the one before. */
export function stepRow(by: 1 | -1): boolean {
  const all = rows()
  const present = presentRow()
  const at = present ? all.indexOf(present) + by : by === 1 ? 0 : all.length - 1
  const row = all[at]
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input')
  target?.focus()
  row?.scrollIntoView({ block: 'nearest' })
  return target !== undefined
}

export function tickRow(): boolean {
  const box = presentRow()?.querySelector<HTMLElement>('input[type=checkbox]')
  box?.click()
  return box !== undefined
}

/** Does what a key is for with the rows that are ticked, or else with the one in focus, as the bar of the list does it. */
export function actOnRows(key: string): boolean {
  const bar = document.querySelector<HTMLElement>(`main [data-keys~=${key}]`)
  const isTicked = document.querySelector('main [data-row] input[type=checkbox]:checked') !== null
  if (!bar || (!isTicked && !tickRow())) return false
  // Its buttons come with the first row that is ticked.
  setTimeout(() => bar.querySelector<HTMLElement>(`[data-key=${key}]:enabled`)?.click())
  return true
}

/** Opens the row in focus; on a screen of one thing the focus goes to the first of its fields. */
export function openRow(): boolean {
  const link = presentRow()?.querySelector<HTMLElement>('a[href]')
  if (link) link.click()
  const field = link ?? document.querySelector<HTMLElement>('main :is(input, textarea):not([type=checkbox], [hidden])')
  field?.focus()
  return field !== null
}

/** As a press on the row itself, beside its links. */
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
