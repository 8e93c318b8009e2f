import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { inOrder } from './is-same.ts'

/** Each form with what it keeps of its input elsewhere, which goes with it. */
const unsavedForms = new Map<string, () => void>()
const watchers = new Set<() => void>()

/** Whether any form on the screen holds input that is not saved. */
export function hasUnsaved(): boolean {
  return unsavedForms.size > 0
}

export function useHasUnsaved(): boolean {
  return useSyncExternalStore(watch, hasUnsaved)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function tellWatchers(): void {
  for (const watcher of watchers) watcher()
}

/** Before one leads on from a form whose input is saved or let go of. */
export function forgetUnsaved(): void {
  for (const letGo of unsavedForms.values()) letGo()
  unsavedForms.clear()
  tellWatchers()
}

const nothing = () => {}

/** Says of a form whether it holds input that is not saved, for as long as the form is there. */
export function useUnsaved(isUnsaved: boolean, onLetGo: () => void = nothing): void {
  const id = useId()
  const letGo = useRef(onLetGo)
  useEffect(() => {
    letGo.current = onLetGo
  })
  useEffect(() => {
    if (!isUnsaved) return
    unsavedForms.set(id, () => letGo.current())
    tellWatchers()
    return () => {
      unsavedForms.delete(id)
      tellWatchers()
    }
  }, [id, isUnsaved])
}

/** The same by comparing what is typed with what the form began with; returns what a form calls once it has saved. */
export function useUnsavedInput(typed: unknown, mayWrite: boolean): () => void {
  const now = inOrder(typed)
  const [saved, setSaved] = useState(now)
  useUnsaved(mayWrite && now !== saved)
  return () => setSaved(now)
}
