import pg from 'pg'

const askMilliseconds = 500
/** The maximum age of what is read. */
const oldestMilliseconds = 3000

type Options = pg.PoolConfig & {
  /** The write position of the primary, in its log. */
  findPosition: () => Promise<string | undefined>
}

export type Replica = {
  isUsable: () => boolean
  connect: () => Promise<pg.PoolClient>
  /** Public data has changed; older reads are too stale. */
  noteChange: () => void
  stop: () => Promise<void>
}

/**
 * A replica. It is used only while it is known to be recent, and to include the last public change: otherwise a stale
 * answer could be cached for good.
 */
export function openReplica({ findPosition, ...options }: Options): Replica {
  const pool = new pg.Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  /** The moment up to which it has everything. */
  let reachedAt = Number.NEGATIVE_INFINITY
  let changedAt = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const at = performance.now()
    const position = await findPosition()
    const { rows } = await pool.query<{ reached: boolean | null }>(
      `select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached`,
      [position],
    )
    if (rows[0]?.reached) reachedAt = at
  }
  function lookAgain(): void {
    look()
      .catch(() => undefined)
      .finally(() => {
        if (!isStopped) timer = setTimeout(lookAgain, askMilliseconds).unref()
      })
  }
  lookAgain()

  return {
    isUsable: () => reachedAt > changedAt && performance.now() - reachedAt < oldestMilliseconds,
    connect: () => pool.connect(),
    noteChange: () => {
      changedAt = performance.now()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}
