import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { MenuEntry } from '../manifest.ts'
import { useMay } from '../use-may.ts'
import { saveByKey } from './save-by-key.ts'
import { actOnRows, findInList, openBeside, openRow, stepRow, tickRow } from './rows-by-key.ts'

type Shortcuts = {
  menu: readonly MenuEntry[]
  isOn: boolean
  onSearch: () => void
  onHelp: () => void
  isSearching: boolean
  /** While the search is opening: collects the input, wherever the cursor is. */
  onLetter?: (letter: string) => void
}

const nextKeyMilliseconds = 1500

/** Shortcuts of every screen; none is active during typing or in a dialog. */
export function useShortcuts({ menu, isOn, isSearching, onSearch, onHelp, onLetter }: Shortcuts): void {
  const navigate = useNavigate()
  const may = useMay()
  const wentAt = useRef(-Infinity)

  function go(letter: string): boolean {
    const entry = menu.find((one) => one.letter === letter && may(one.permission))
    const to = letter === 't' ? '/' : entry?.to
    if (to) void navigate(to)
    return to !== undefined
  }
  const acts: Record<string, () => boolean> = {
    '/': findInList,
    '?': () => (onHelp(), true),
    j: () => stepRow(1),
    k: () => stepRow(-1),
    x: tickRow,
    e: openRow,
    a: () => actOnRows('a'),
    o: openBeside,
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A field may use it itself, as an article does with Ctrl K.
    if (event.defaultPrevented) return
    const key = event.key.toLowerCase()
    const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (isHeld && key === 's') {
      if (saveByKey()) event.preventDefault()
      return
    }
    if (isHeld && key === 'k') {
      event.preventDefault()
      if (!isSearching) onSearch()
      return
    }
    if (onLetter) {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isLetter) return
      event.preventDefault()
      onLetter(event.key)
      return
    }
    if (isSearching) return
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
    const isSecond = event.timeStamp - wentAt.current < nextKeyMilliseconds
    wentAt.current = key === 'g' && !isSecond ? event.timeStamp : -Infinity
    if (isSecond ? go(key) : acts[key]?.()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]'

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null
}

/** Whether a key belongs to the focused element. */
function isTaken(target: EventTarget | null): boolean {
  const own = '[role=dialog], [role=menu], [role=listbox]'
  return isTyping(target) || (target instanceof Element && target.closest(own) !== null)
}
