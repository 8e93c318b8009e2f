import { useSyncExternalStore } from 'react'
import { listViewKey } from './list-view-script.ts'

/** `aside` is four columns beside the filters, `wide` is five without them. */
export type ListView = 'aside' | 'wide'

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stored on the root element, so that the style sheet applies it before anything is rendered. */
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
    // Without storage the choice lasts as long as the page.
  }
}

/** For pages reached without a load, on which the script does not run. */
export function recallListView(): void {
  if (document.documentElement.dataset.listView !== undefined) return
  try {
    document.documentElement.dataset.listView = localStorage.getItem(listViewKey) ?? 'aside'
  } catch {
    document.documentElement.dataset.listView = 'aside'
  }
}
