import type { Visitor } from './visitor.ts'

/** A few pages that many checks use in turn: a new page costs more than navigating to the next screen. */
export function pagePool<Key extends string>(open: (key: Key) => Promise<Visitor>) {
  const turns = new Map<Key, Promise<unknown>>()
  const visitors = new Map<Key, Promise<Visitor>>()
  return async function onPage<T>(key: Key, work: (visitor: Visitor) => Promise<T>): Promise<T> {
    const visitor = visitors.get(key) ?? open(key)
    visitors.set(key, visitor)
    const turn = (turns.get(key) ?? Promise.resolve()).then(async () => work(await visitor))
    turns.set(
      key,
      turn.catch(() => undefined),
    )
    return turn
  }
}
