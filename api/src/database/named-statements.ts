import { createHash } from 'node:crypto'
import type pg from 'pg'

// Dynamic filters make many texts; past this many, further ones are sent unnamed so that a server keeps no endless list.
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

/** A client that sends every query with values as a named prepared statement, parsed and planned once a connection. */
export function namedStatements(Client: typeof pg.Client): typeof pg.Client {
  const Named = class extends Client {}
  Named.prototype.query = function (this: pg.Client, ...query: unknown[]) {
    const [text, values] = query
    const send = Client.prototype.query as unknown as (...query: unknown[]) => unknown
    if (typeof text === 'string' && Array.isArray(values)) {
      return send.call(this, { name: nameOf(text), text, values }, ...query.slice(2))
    }
    return send.apply(this, query)
  } as typeof Client.prototype.query
  return Named
}
