import { type KeyboardEvent, useRef } from 'react'

const pauseMilliseconds = 700

/** Letters typed one after the other lead to the next row that begins with them. */
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
    // One letter goes on to the next row; more of them may stay where they are.
    const from = letters.length > 1 ? at : at + 1
    return rows
      .map((_, index) => rows[(from + index + rows.length) % rows.length])
      .find((row) => row?.textContent.trim().toLocaleLowerCase().startsWith(letters))
  }
}
