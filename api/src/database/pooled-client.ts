import type pg from 'pg'

/**
 * A client for poolers such as PgBouncer, which may use another connection for each transaction: it keeps no session
 * state and sets its timeouts in each transaction.
 */
export function pooledClient(Client: typeof pg.Client, limits: Record<string, number>): typeof pg.Client {
  const setLimits = Object.entries(limits).map(([name, value]) => `set local ${name} = ${value}`)
  const Pooled = class extends Client {}
  Pooled.prototype.query = function (this: pg.Client, ...query: unknown[]) {
    const [text, ...rest] = query
    const send = Client.prototype.query as unknown as (...query: unknown[]) => unknown
    if (typeof text === 'string' && /^(?:begin|start transaction)\b/.test(text)) {
      return send.call(this, [text, ...setLimits].join('; '))
    }
    return send.call(this, text, ...rest)
  } as typeof Client.prototype.query
  return Pooled
}
