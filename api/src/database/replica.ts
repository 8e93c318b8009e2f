import pg from 'pg'

const askMilliseconds = 500
/** What is read is at most so old. */
const oldestMilliseconds = 3000

type Options = pg.PoolConfig & {
  /** How far the server that writes has written, as a position in its log. */
  findPosition: () => Promise<string | undefined>
}

export type Replica = {
  isUsable: () => boolean
  connect: () => Promise<pg.PoolClient>
  /** Public data has changed: what was read before is too old. */
  noteChange: () => void
  stop: () => Promise<void>
}

/**
 * A server that follows the one that writes. It is asked only while it is known to have followed to a moment that is not
 * long ago, and not before the last public change: an answer that is kept would otherwise stay wrong.
 */
export function openReplica({ findPosition, ...options }: Options): Replica {
  const pool = new pg.Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  /** Of this moment it has everything. */
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
