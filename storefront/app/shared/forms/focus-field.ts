/** Puts the reader at a field by its name; a group of choices by the first that can be chosen. */
export function focusField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
