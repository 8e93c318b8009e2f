import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type pg from 'pg'

// Dynamic filters produce many texts; further ones are sent unnamed, so that the server's list stays bounded.
const namedAtMost = 500

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= namedAtMost) return undefined
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
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
      const answer = send.call(this, { name: nameOf(text), text, values }, ...query.slice(2))
      if (text !== 'begin') return answer
      void Promise.resolve(answer).catch(() => {})
      return Promise.resolve(begun)
    }
    return send.apply(this, query)
  } as typeof Client.prototype.query
  return Named
}
