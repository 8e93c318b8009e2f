const controls = 'button:not(:disabled), a[href]'

/**
 * Remembers what has the focus: a button loses it while it is disabled, and one that is replaced takes it along. The
 * returned function restores it, or moves it to what is closest to that place.
 */
export function keepFocus(): () => void {
  const { href } = location
  const element = document.activeElement
  const around: HTMLElement[] = []
  for (let one = element?.parentElement; one && one !== document.body; one = one.parentElement) around.push(one)

  function restore(): void {
    if (document.activeElement !== document.body || location.href !== href) return
    const place = around.find(({ isConnected }) => isConnected)
    const isUsable = element instanceof HTMLElement && element.isConnected && !element.matches(':disabled')
    const next = isUsable ? element : place?.querySelector<HTMLElement>(controls)
    next?.focus({ preventScroll: true })
  }
  // Not before the screen is rendered with the change.
  return () => requestAnimationFrame(() => requestAnimationFrame(restore))
}
