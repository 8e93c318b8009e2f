import { type FocusEvent, useEffect, useRef } from 'react'

/** The prices and quantities of a row. */
export function numbersOf(row?: Element | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('input[type=number]') ?? [])]
}

/**
 * Once a new variant is stored, its row is replaced by that of an existing one; the focus moves on to the same field.
 * Returns the attributes of the list of rows, which have their SKU as `data-sku`.
 */
export function useFocusAfterSave() {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<HTMLElement>(undefined)

  // Whichever render brings the row of the stored variant.
  useEffect(() => {
    const field = focused.current
    if (!field || field.isConnected || document.activeElement !== document.body) return
    const before = field.closest<HTMLElement>('li')
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li') ?? [])]
    const after = rows.find((row) => row.dataset['sku'] === before?.dataset['sku'])
    if (!after) return
    focused.current = undefined
    const column = numbersOf(before).indexOf(field)
    numbersOf(after)[Math.max(column, 0)]?.focus()
  })

  return {
    ref: list,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target
    },
  }
}
