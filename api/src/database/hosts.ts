import { Socket } from 'node:net'
import pg from 'pg'

/** The servers of one database: one primary and its replicas. */
type Hosts = {
  /** One address per server. */
  urls: readonly string[]
  /** The index of the one that connections are made to. */
  current: number
}

const known = new Map<string, Hosts>()
const answerMilliseconds = 3000

/** Splits `postgres://user:password@one:5432,other:5432/shop` into one address per server; undefined if invalid. */
export function splitHosts(text: string): string[] | undefined {
  const [, start = '', names = '', end = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]+)(.*)$/.exec(text) ?? []
  const urls = names.split(',').map((name) => start + name + end)
  return urls.every((url) => URL.canParse(url) && new URL(url).hostname !== '') ? urls : undefined
}

function hostsOf(databaseUrl: string): Hosts {
  const hosts = known.get(databaseUrl) ?? { urls: splitHosts(databaseUrl) ?? [databaseUrl], current: 0 }
  known.set(databaseUrl, hosts)
  return hosts
}

/** The options for connecting: with several servers, to the one last found to be writable. */
export function connectionTo(databaseUrl: string): { connectionString: string; stream: () => Socket } {
  const hosts = hostsOf(databaseUrl)
  const [first = databaseUrl] = hosts.urls
  return { connectionString: first, stream: () => (hosts.urls.length === 1 ? new Socket() : socketTo(hosts)) }
}

function socketTo(hosts: Hosts): Socket {
  const socket = new Socket()
  const connect = socket.connect.bind(socket)
  const { hostname, port } = new URL(hosts.urls[hosts.current] ?? '')
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  return Object.assign(socket, { connect: () => connect({ host, port: Number(port || 5432) }) })
}

/**
 * Finds the primary among several servers. Without one, takes the first that answers, so that the shop stays readable.
 * Returns whether connections now lead to another server.
 */
export async function findWriter(databaseUrl: string): Promise<boolean> {
  const hosts = hostsOf(databaseUrl)
  if (hosts.urls.length === 1) return false
  const timelines = await Promise.all(hosts.urls.map(askTimeline))
  const best = Math.max(...timelines.map((timeline) => timeline ?? -1))
  const found = timelines.indexOf(best)
  if (found === -1 || found === hosts.current) return false
  hosts.current = found
  return true
}

/**
 * The timeline of a writable server, which each promotion increments, so that a former primary can be recognised. 0 if it
 * is read-only, undefined if it does not answer.
 */
async function askTimeline(url: string): Promise<number | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: answerMilliseconds,
    application_name: 'fitout looks for the server that writes',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ wal: string | null }>(
      `select case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as wal`,
    )
    return Number.parseInt(rows[0]?.wal?.slice(0, 8) ?? '0', 16)
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
