import pg from 'pg'

const channel = 'public_change'
const retryMilliseconds = 1000

/**
 * Calls back whenever something public has changed, in whatever process it was changed.
 * While the connection is down changes cannot be heard, so its return counts as one.
 */
export function listenToPublicChanges(databaseUrl: string, onChange: () => void): { stop: () => Promise<void> } {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      application_name: 'fitout changes',
    })
    client = next
    next.on('notification', onChange)
    next.on('error', () => {})
    next.on('end', () => {
      if (stopped || next !== client) return
      onChange()
      retry = setTimeout(tryAgain, retryMilliseconds)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      onChange()
    } catch {
      // A failed connect does not always emit 'end'.
      if (!stopped && next === client) {
        client = undefined
        retry = setTimeout(tryAgain, retryMilliseconds)
      }
      await next.end().catch(() => {})
    }
  }

  /** While nothing can be heard, nothing is kept longer than a try takes. */
  function tryAgain(): void {
    onChange()
    void connect()
  }

  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
