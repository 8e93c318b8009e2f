import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type pg from 'pg'

// Dynamic filters produce many texts; further ones are sent unnamed, so that the server's list stays bounded.
const namedAtMost = 500

const names = new Map<string, string>()
let generation = 0

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= namedAtMost) return undefined
  const name = `${createHash('sha1').update(text).digest('base64url')}-${generation}`
  names.set(text, name)
  return name
}

/**
 * Whether a prepared statement failed because the table it reads whole has a new column, which a later release added. The next
 * attempt prepares it again.
 */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** Statements prepared before have other names from here on. */
function renameAfter(failed: number): void {
  if (failed !== generation) return
  generation += 1
  names.clear()
}

type Connected = pg.Client & { connection: { stream: Socket } }

const corked = new WeakSet<Socket>()

/** Statements of one turn leave in one write: a system call for each costs as much as the rest of sending it. */
function sendTogether(client: pg.Client): void {
  const { stream } = (client as Connected).connection
  if (corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  process.nextTick(() => {
    corked.delete(stream)
    stream.uncork()
  })
}

const begun = { command: 'BEGIN', rowCount: null, rows: [] }

/**
 * A client that sends every parameterised query as a named prepared statement, planned once per connection, and all statements
 * of one turn in one write. It does not wait for the answer to `begin`: if that fails, so do the statements after it.
 */
export function namedStatements(Client: typeof pg.Client): typeof pg.Client {
  const Named = class extends Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, pipeline: true })
    }
  }
  Named.prototype.query = function (this: pg.Client, ...query: unknown[]) {
    const [text, values] = query
    sendTogether(this)
    const send = Client.prototype.query as unknown as (...query: unknown[]) => unknown
    if (typeof text === 'string' && Array.isArray(values)) {
      const ask = () => send.call(this, { name: nameOf(text), text, values }, ...query.slice(2))
      const asked = generation
      const answer = ask()
      if (text !== 'begin') {
        if (!(answer instanceof Promise)) return answer
        return answer.catch((error: unknown) => {
          if (!isOutdated(error)) throw error
          renameAfter(asked)
          // Within a transaction, which has failed, the whole of it is repeated.
          if (this.getTransactionStatus() !== 'I') throw error
          return ask()
        })
      }
      void Promise.resolve(answer).catch(() => {})
      return Promise.resolve(begun)
    }
    return send.apply(this, query)
  } as typeof Client.prototype.query
  return Named
}
