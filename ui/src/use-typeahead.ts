import { type KeyboardEvent, useRef } from 'react'

const pauseMilliseconds = 700

/** Typed letters move to the next item that starts with them. */
export function useTypeahead() {
  const typed = useRef({ letters: '', at: 0 })
  return (event: KeyboardEvent, rows: HTMLElement[], at: number): HTMLElement | undefined => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) {
      typed.current.letters = ''
      return undefined
    }
    const isNew = event.timeStamp - typed.current.at > pauseMilliseconds
    const letters = (isNew ? '' : typed.current.letters) + event.key.toLocaleLowerCase()
    typed.current = { letters, at: event.timeStamp }
    // A single letter moves on to the next item; further letters may stay on the same one.
    const from = letters.length > 1 ? at : at + 1
    return rows
      .map((_, index) => rows[(from + index + rows.length) % rows.length])
      .find((row) => row?.textContent.trim().toLocaleLowerCase().startsWith(letters))
  }
}
