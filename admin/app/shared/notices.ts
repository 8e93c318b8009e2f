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
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Announces success or failure; notices are shown one after the other. */
export const notify: Notify = (message, { type = 'info', multiLine = false, undo } = {}) => {
  count += 1
  const notice: Notice = { number: count, message, type, isMultiLine: multiLine, ...(undo && { undo }) }
  change([...notices, notice])
  return () => dropNotice(notice)
}

export const useNotify = (): Notify => notify

/** The notice to show now, and whether others wait. */
export function useFirstNotice(): { first: Notice | undefined; doOthersWait: boolean } {
  const all = useSyncExternalStore(subscribe, () => notices)
  return { first: all[0], doOthersWait: all.length > 1 }
}

export function dropNotice({ number }: Notice): void {
  change(notices.filter((one) => one.number !== number))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
