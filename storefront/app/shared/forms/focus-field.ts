/** Focuses a field by its name; in a group of choices, the first that is enabled. */
export function focusField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
