import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { inOrder } from './is-same.ts'

/** Each form with the input it stores elsewhere, which is discarded with it. */
const unsavedForms = new Map<string, () => void>()
const watchers = new Set<() => void>()

/** Whether any form on the screen has unsaved input. */
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

/** Called before navigating away from a form whose input is saved or discarded. */
export function forgetUnsaved(): void {
  for (const letGo of unsavedForms.values()) letGo()
  unsavedForms.clear()
  tellWatchers()
}

const nothing = () => {}

/** Registers whether a form has unsaved input, for as long as it is mounted. */
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

/** The same by comparing the input with the initial state; returns a function to call after saving. */
export function useUnsavedInput(typed: unknown, mayWrite: boolean): () => void {
  const now = inOrder(typed)
  const [saved, setSaved] = useState(now)
  useUnsaved(mayWrite && now !== saved)
  return () => setSaved(now)
}
