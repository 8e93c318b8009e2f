const fields =
  ':is(input:not([type=hidden], [type=file]), textarea, [role=combobox]):not(:disabled, [aria-disabled=true])'

/** The fields that the Tab key reaches, in their order. */
export function fieldsIn(form: Element): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(fields)].filter(({ tabIndex }) => tabIndex >= 0)
}

/** As the `ref` of a form in a dialog: focuses the first field, or the selected one of a radio group. */
export function focusFirstField(form: HTMLElement | null): void {
  // The on-screen keyboard of a phone would cover the dialog's text before it is read.
  if (!form || matchMedia('(pointer: coarse)').matches) return
  const isOther = (field: HTMLElement) => field.matches('[type=radio]:not(:checked)')
  const inOrder = fieldsIn(form)
  const first = inOrder[0]
  const chosen = first && isOther(first) ? inOrder.find((field) => field.matches('[type=radio]:checked')) : first
  ;(chosen ?? first)?.focus({ preventScroll: true })
}
