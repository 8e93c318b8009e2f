/** Goes to the field at a dotted path, or to the nearest enclosing one on the screen. */
export function goToField(path: string): void {
  for (let sought = path; sought !== ''; sought = sought.split('.').slice(0, -1).join('.')) {
    const place = document.querySelector(`[data-path="${CSS.escape(sought)}"]`)
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    place.querySelector<HTMLElement>('input, textarea, button, [role=combobox]')?.focus({ preventScroll: true })
    return
  }
}
