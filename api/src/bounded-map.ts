/** A map whose entries together weigh at most so much: beyond that, those used least recently are dropped. */
export type BoundedMap<Key, Value> = Pick<Map<Key, Value>, 'delete' | 'size'> &
  Iterable<[Key, Value]> & {
    readonly weight: number
    get: (key: Key) => Value | undefined
    /** Like `get`, but does not count as a use. */
    peek: (key: Key) => Value | undefined
    set: (key: Key, value: Value) => void
  }

export function createBoundedMap<Key, Value>(
  weightAtMost: number,
  weightOf: (value: Value, key: Key) => number,
): BoundedMap<Key, Value> {
  // In the order of their last use.
  const entries = new Map<Key, { value: Value; weight: number }>()
  let weight = 0

  function drop(key: Key): boolean {
    weight -= entries.get(key)?.weight ?? 0
    return entries.delete(key)
  }

  return {
    get size() {
      return entries.size
    },
    get weight() {
      return weight
    },
    peek: (key) => entries.get(key)?.value,
    delete: drop,
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value) {
      drop(key)
      const entry = { value, weight: weightOf(value, key) }
      entries.set(key, entry)
      weight += entry.weight
      for (const oldest of entries.keys()) {
        if (weight <= weightAtMost) break
        drop(oldest)
      }
    },
    [Symbol.iterator]: () => entries.entries().map(([key, { value }]): [Key, Value] => [key, value]),
  }
}
