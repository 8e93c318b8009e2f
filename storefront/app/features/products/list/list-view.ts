import { useSyncExternalStore } from 'react'
import { listViewKey } from './list-view-script.ts'

/** `aside` is four columns beside the filters, `wide` is five without them. */
export type ListView = 'aside' | 'wide'

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The root holds the choice, so that the style sheet knows it before anything is drawn. */
const currentView = (): ListView => (document.documentElement.dataset.listView === 'wide' ? 'wide' : 'aside')

export function useListView(): [ListView, (view: ListView) => void] {
  return [useSyncExternalStore(listen, currentView, () => 'aside'), chooseView]
}

function chooseView(view: ListView): void {
  document.documentElement.dataset.listView = view
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(listViewKey, view)
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** For pages reached without a load, whose script does not run. */
export function recallListView(): void {
  if (document.documentElement.dataset.listView !== undefined) return
  try {
    document.documentElement.dataset.listView = localStorage.getItem(listViewKey) ?? 'aside'
  } catch {
    document.documentElement.dataset.listView = 'aside'
  }
}
