import { useSyncExternalStore } from 'react'

export type Notice = {
  /** Distinguishes two notices with the same text. */
  number: number
  /** A message key, or a text from the API. */
  message: string
  type: 'success' | 'error' | 'info'
  isMultiLine: boolean
  /** Reverts the announced action. */
  undo?: Undo
}
export type Undo = () => Promise<unknown>
type NoticeOptions = { type?: Notice['type']; multiLine?: boolean; undo?: Undo | undefined }
/** Returns the way to take the notice back. */
type Notify = (message: string, options?: NoticeOptions) => () => void

let notices: readonly Notice[] = []
let count = 0
// More would cover what is worked on.
const shownAtMost = 3
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Announces success or failure; the latest notices are shown together. */
export const notify: Notify = (message, { type = 'info', multiLine = false, undo } = {}) => {
  count += 1
  const notice: Notice = { number: count, message, type, isMultiLine: multiLine, ...(undo && { undo }) }
  change([...notices, notice].slice(-shownAtMost))
  return () => dropNotice(notice)
}

export const useNotify = (): Notify => notify

/** The notices to show, the latest last. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices)
}

export function dropNotice({ number }: Notice): void {
  change(notices.filter((one) => one.number !== number))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
