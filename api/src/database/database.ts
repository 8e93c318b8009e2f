import type { Socket } from 'node:net'
import { Kysely, type KyselyPlugin, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../database/tables.ts'
import { DatabaseSilent } from '../outage.ts'
import { beginCommit } from '../work-in-time.ts'
import { nameActingStaff } from './acting-staff.ts'
import { connectionTo } from './hosts.ts'
import { isOldAllowed, upToDate } from './may-be-old.ts'
import { isOutdated, namedStatements } from './named-statements.ts'
import { pooledClient } from './pooled-client.ts'
import { openReplica, type Replica } from './replica.ts'
import { sendingAhead } from './sending-ahead.ts'

/** The database or a transaction on it. Every query takes one as its first argument. */
export type Database = Kysely<DB>

export type DatabaseOptions = {
  url: string
  /** A pooler is in between, which supports neither session options nor named statements. */
  isPooled?: boolean
  /** A replica for reads that may be slightly stale. */
  readUrl?: string | undefined
  poolSize: number
  /** Milliseconds. */
  statementTimeout: number
  lockTimeout: number
  connectTimeout: number
  plugins?: KyselyPlugin[]
  /** Called for each statement, without its values. */
  onStatement?: ((text: string, milliseconds: number, hasFailed: boolean) => void) | undefined
}

// int8 holds cents, which stay far below 2^53; dates without time are text, never a local midnight.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type OpenDatabase = {
  db: Database
  pool: pg.Pool
  /** Aborts everything in progress and refuses further work until `resume`. */
  giveUp: () => void
  resume: () => void
  replica: Replica | undefined
  stop: () => Promise<void>
}

export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const sockets = new Set<Socket>()
  const { onStatement } = options
  let isGivenUp = false
  const pool = new pg.Pool({
    ...poolTo(options.url, options),
    stream: () => openSocket(sockets, connectionTo(options.url).stream),
    ...(options.isPooled ? throughPooler(options) : directly(options)),
  })
  // The pool replaces a broken connection, and its queries fail. Without listeners, errors of idle and active connections
  // would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // The one session setting that poolers preserve per client.
    if (options.isPooled) client.query(`set timezone to 'UTC'`).catch(() => {})
  })
  const replica =
    options.readUrl === undefined
      ? undefined
      : openReplica({ ...poolTo(options.readUrl, options), ...directly(options), findPosition: () => positionOf(pool) })
  const connect = async () => {
    if (isGivenUp) throw new DatabaseSilent()
    // A failed replica is no reason to fail.
    if (replica?.isUsable() && isOldAllowed()) return replica.connect().catch(() => pool.connect())
    return pool.connect()
  }
  const guarded = {
    connect,
    end: () => pool.end(),
    options: pool.options,
  }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: guarded }),
    plugins: options.plugins ?? [],
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis, level === 'error'),
    }),
  })
  return {
    // A pooler does not support pipelining.
    db: options.isPooled ? db : sendingAhead(db),
    pool,
    replica,
    async stop() {
      await replica?.stop()
      await pool.end()
    },
    giveUp() {
      isGivenUp = true
      // Idle ones may be broken as well, and would be discovered one by one.
      for (const socket of sockets) socket.destroy()
    },
    resume() {
      isGivenUp = false
    },
  }
}

function poolTo(url: string, { poolSize, connectTimeout }: DatabaseOptions) {
  return {
    ...connectionTo(url),
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
  }
}

function limitsOf({ statementTimeout, lockTimeout }: DatabaseOptions) {
  return {
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 15_000,
    // Parallel workers take longer to start than a page of a list takes, and occupy cores that other visitors need.
    max_parallel_workers_per_gather: 0,
  }
}

function directly(options: DatabaseOptions) {
  const limits = Object.entries(limitsOf(options)).map(([name, value]) => `-c ${name}=${value}`)
  return { Client: namedStatements(pg.Client), options: [...limits, '-c TimeZone=UTC'].join(' ') }
}

/** Outside a transaction only our own timeout applies: the statement may outlive its caller. */
function throughPooler(options: DatabaseOptions) {
  return { Client: pooledClient(pg.Client, limitsOf(options)), query_timeout: options.statementTimeout + 1000 }
}

async function positionOf(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
  return rows[0]?.position
}

function openSocket(sockets: Set<Socket>, open: () => Socket): Socket {
  const socket = open()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}

const retriedCodes = new Set(['40P01', '40001'])

/** Thrown if a concurrent transaction was faster, so that this one is retried. */
export class Overtaken extends Error {
  readonly code = '40001'
}

/**
 * Runs one use case in one transaction. Deadlocks, serialisation failures and outdated statements are retried twice. Rolled
 * back if the caller is no longer waiting.
 */
export async function transaction<T>(db: Database, body: (trx: Database) => Promise<T>): Promise<T> {
  return retried(() => commitInTime(db, body))
}

/** The same for a use case of one statement, which commits on its own. */
export async function statement<T>(db: Database, body: (db: Database) => Promise<T>): Promise<T> {
  return retried(async () => {
    const endCommit = beginCommit()
    try {
      return await body(db)
    } finally {
      endCommit()
    }
  })
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await upToDate(work)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (attempt === 3 || !(retriedCodes.has(code) || isOutdated(error))) throw error
    }
  }
}

async function commitInTime<T>(db: Database, body: (trx: Database) => Promise<T>): Promise<T> {
  let endCommit: (() => void) | undefined
  let follow: (() => void)[] | undefined
  try {
    const committed = await db.transaction().execute(async (trx) => {
      await nameActingStaff(trx)
      const result = await body(trx)
      endCommit = beginCommit()
      follow = following.get(trx)
      return result
    })
    for (const call of follow ?? []) call()
    return committed
  } finally {
    endCommit?.()
  }
}

const following = new WeakMap<Database, (() => void)[]>()

/** Called after the commit, and not after a rollback; without a transaction, immediately. */
export function afterCommit(trx: Database, call: () => void): void {
  if (trx.isTransaction) following.set(trx, [...(following.get(trx) ?? []), call])
  else call()
}

class TakenBack extends Error {}

/** Runs the work and rolls it back. Returns, or throws, its outcome. */
export async function dryRun<T>(db: Database, body: (trx: Database) => Promise<T>): Promise<T> {
  let came: { to: T } | undefined
  await transaction(db, async (trx) => {
    came = { to: await body(trx) }
    throw new TakenBack()
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return (came as { to: T }).to
}

/** Whether a write failed because of a unique constraint. */
export function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === '23505'
}

/** Whether a write failed because of a named constraint, or of an error that a function raises under that name. */
export function breaksConstraint(error: unknown, name: string): boolean {
  return (error as { constraint?: string }).constraint === name
}
