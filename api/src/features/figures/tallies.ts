import type { FigureTallies } from '../../../database/tables.ts'

/** The counted thing and its day. */
export type Tally = Pick<FigureTallies, 'kind' | 'key'> & { day: string }
export type Counted = Tally & { count: number }

export type Tallies = {
  add: (tally: Tally) => void
  /** Writes the counts collected so far. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  write: (rows: Counted[]) => Promise<void>
  onFailure: (error: unknown) => void
  /** How long a count waits for others, in milliseconds. */
  patience?: number
}

/** The maximum of distinct entries between flushes, so that a flood of invented ones takes no memory. */
const mostEntries = 5000

/** Counts in memory and flushes in batches, so that a view costs the database nothing. */
export function createTallies({ write, onFailure, patience = 3000 }: Options): Tallies {
  let counts = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function put(tally: Tally, count: number): void {
    const key = JSON.stringify([tally.kind, tally.day, tally.key])
    const known = counts.get(key)
    if (known) known.count += count
    else if (counts.size < mostEntries) counts.set(key, { ...tally, count })
  }

  async function writeAll(): Promise<void> {
    const rows = [...counts.values()]
    if (rows.length === 0) return
    counts = new Map()
    await write(rows).catch((error: unknown) => {
      onFailure(error)
      for (const { count, ...tally } of rows) put(tally, count)
    })
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // Flushes run one after the other; failed counts are retried with the next.
    writing = writing.then(writeAll)
    return writing
  }

  function waitForOthers(): void {
    timer ??= setTimeout(() => void flush().then(() => counts.size > 0 && waitForOthers()), patience).unref()
  }

  return {
    add(tally) {
      put(tally, 1)
      waitForOthers()
    },
    flush,
    stop: flush,
  }
}
