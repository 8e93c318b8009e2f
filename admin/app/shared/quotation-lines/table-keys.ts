/** The keyboard actions of the table; other keys are left to the cell. */
export type TableAct = 'next' | 'insert' | 'move-up' | 'move-down' | 'above' | 'below' | 'remove' | 'leave'

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>

/** `isChoice`: in an open list the arrows choose. While an input method composes, it gets every key. */
export function tableAct(event: Pressed, isChoice: boolean): TableAct | undefined {
  if (event.isComposing) return undefined
  const { key, altKey: alt, shiftKey: shift } = event
  const control = event.ctrlKey || event.metaKey
  if (key === 'Escape') return 'leave'
  if (key === 'Enter' && !alt) return control ? 'insert' : shift ? 'above' : 'next'
  if (alt && key === 'ArrowUp') return 'move-up'
  if (alt && key === 'ArrowDown') return 'move-down'
  if (alt && (key === 'Backspace' || key === 'Delete')) return 'remove'
  if (alt || control || shift || isChoice) return undefined
  if (key === 'ArrowUp') return 'above'
  return key === 'ArrowDown' ? 'below' : undefined
}
