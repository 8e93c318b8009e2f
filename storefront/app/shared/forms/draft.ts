import { useSyncExternalStore } from 'react'

/** Form input kept for this visit: it survives a change of language and a reload. */
export type Draft<T> = {
  read: () => T
  readOnServer: () => T
  subscribe: (listener: () => void) => () => void
  change: (part: Partial<T>) => void
  clear: () => void
}

const clears = new Set<() => void>()

/** Clears all drafts: the next user of this browser may be another person. */
export function clearDrafts(): void {
  for (const clear of clears) clear()
  inStorage(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
    }
  })
}

const keyOf = (name: string) => `fitout-draft-${name}`

type DraftOptions = {
  /** False for input that the next user of this browser must not find: it is lost with the page. */
  survivesReload?: boolean
}

/** `empty` also defines the types: a stored value of another type is ignored. */
export function createDraft<T extends object>(name: string, empty: T, options: DraftOptions = {}): Draft<T> {
  const { survivesReload = true } = options
  const key = keyOf(name)
  const listeners = new Set<() => void>()
  let value: T | undefined

  const kept = () => (survivesReload ? restore(key, empty) : empty)

  function become(next: T): void {
    value = next
    for (const listener of listeners) listener()
  }

  const draft: Draft<T> = {
    read: () => (value ??= kept()),
    readOnServer: () => empty,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(part) {
      become({ ...(value ?? kept()), ...part })
      if (survivesReload) inStorage(() => sessionStorage.setItem(key, JSON.stringify(value)))
    },
    clear() {
      become(empty)
      inStorage(() => sessionStorage.removeItem(key))
    },
  }
  clears.add(draft.clear)
  return draft
}

export function useDraft<T>(draft: Draft<T>): T {
  return useSyncExternalStore(draft.subscribe, draft.read, draft.readOnServer)
}

function restore<T extends object>(key: string, empty: T): T {
  const kept = inStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown)
  if (typeof kept !== 'object' || kept === null) return empty
  const known = Object.entries(kept).filter(([name, part]) => {
    const model = Object.hasOwn(empty, name) ? empty[name as keyof T] : undefined
    return typeof part === typeof model && Array.isArray(part) === Array.isArray(model)
  })
  return { ...empty, ...Object.fromEntries(known) }
}

/** Without storage a draft lives as long as the page. */
function inStorage<R>(work: () => R): R | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
