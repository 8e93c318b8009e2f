import { useEffect, useId, useState, useSyncExternalStore } from 'react'

const unsavedForms = new Set<string>()
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

/** Before a form itself leads on, once its input is saved or let go of. */
export function forgetUnsaved(): void {
  unsavedForms.clear()
  tellWatchers()
}

/** Says of a form whether it holds input that is not saved, for as long as the form is there. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsavedForms.add(id)
    tellWatchers()
    return () => {
      unsavedForms.delete(id)
      tellWatchers()
    }
  }, [id, isUnsaved])
}

/** The same by comparing what is typed with what the form began with; returns what a form calls once it has saved. */
export function useUnsavedInput(typed: unknown, mayWrite: boolean): () => void {
  const now = JSON.stringify(typed)
  const [saved, setSaved] = useState(now)
  useUnsaved(mayWrite && now !== saved)
  return () => setSaved(now)
}
