import type { Counts, Measures, Siblings } from '../../api/src/siblings.ts'
import type { FromPart, Prepared, ToPart } from './messages.ts'

/** This process, as one of those that a command has started. */
export type Part = {
  siblings: Siblings
  /** Whether it starts with the command, not as the replacement of a crashed process. */
  isFirst: boolean
  /** Whether it does the work that is done once for all of them. */
  leads: boolean
  /** The database is reachable and migrated. */
  prepared: Promise<Prepared>
  /** Reports that this process is open, and waits until all that started with it are. */
  open: () => Promise<void>
}

const patienceMilliseconds = 5000

export function openPart(name: string, isFirst: boolean): Part {
  const prepared = Promise.withResolvers<Prepared>()
  const allOpen = Promise.withResolvers<void>()
  const asked = new Map<number, (text: string) => void>()
  const listeners: ((counts: Counts) => void)[] = []
  let measure = async (): Promise<Measures> => []
  let lastAsked = 0

  const send = (message: FromPart) => {
    // The primary is gone; so will this process be.
    if (process.connected) process.send?.(message)
  }
  // The channel may be all that keeps this process alive while it waits for the database.
  process.channel?.ref()
  process.on('message', (message: ToPart) => {
    if (message.kind === 'prepared') prepared.resolve(message.prepared)
    else if (message.kind === 'all-open') allOpen.resolve()
    else if (message.kind === 'counts') for (const listener of listeners) listener(message.counts)
    else if (message.kind === 'all') asked.get(message.id)?.(message.text)
    else {
      const { id } = message
      measure().then(
        (measures) => send({ kind: 'measures', id, measures }),
        () => send({ kind: 'measures', id, measures: [] }),
      )
    }
  })

  return {
    isFirst,
    leads: isFirst && name === 'web-1',
    prepared: prepared.promise,
    open() {
      send({ kind: 'open' })
      return allOpen.promise
    },
    siblings: {
      name,
      send: (counts) => send({ kind: 'counts', counts }),
      onCounts: (listener) => listeners.push(listener),
      onAsked: (answer) => {
        measure = answer
      },
      async measureAll() {
        lastAsked += 1
        const id = lastAsked
        const text = new Promise<string>((settle, fail) => {
          asked.set(id, settle)
          setTimeout(() => fail(new Error('the measures of all processes did not come')), patienceMilliseconds).unref()
        })
        send({ kind: 'ask-all', id })
        return text.finally(() => asked.delete(id))
      },
    },
  }
}
