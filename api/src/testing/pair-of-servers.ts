import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from '../database/embedded/binaries.ts'
import { makeCluster, pathsIn, urlFor } from '../database/embedded/cluster.ts'
import { type Launch, launchFor } from '../database/embedded/launch.ts'
import { startChild, stopChild, waitUntilReady } from '../database/embedded/server.ts'
import { freePort } from './free-port.ts'

/** A primary PostgreSQL and a synchronous standby. */
export type PairOfServers = {
  first: string
  second: string
  /** The connection string with both servers. */
  url: string
  /** Kills all processes of the primary at once, like a power failure. */
  killFirst: () => Promise<void>
  /** Promotes the standby to primary. */
  promoteSecond: () => Promise<void>
  stop: () => Promise<void>
}

const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', jit: 'off' }

export async function startPairOfServers(folder: string): Promise<PairOfServers> {
  const dataDir = await mkdtemp(join(folder, 'pair-'))
  const binaries = await findBinaries()
  const launch = await launchFor(dataDir, join(binaries, 'bin'))
  await makeCluster(dataDir, binaries, launch, false)
  const { cluster, password: passwordFile } = pathsIn(dataDir)
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const ports = [await freePort(), await freePort()] as const
  const [first, second] = ports.map((port) => urlFor(password, port)) as [string, string]

  function startOn(data: string, port: number, more: Record<string, string> = {}): ChildProcess {
    const flags = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    return startChild([join(binaries, 'bin', 'postgres'), '-D', data, '-p', `${port}`, ...flags], launch, `${data}.log`)
  }
  const writing = startOn(cluster, ports[0])
  await waitUntilReady(writing, password, ports[0], `${cluster}.log`)
  const copy = join(dataDir, 'second')
  await copyRunning(first, cluster, copy, launch)
  await makeSignal(copy, 'standby', launch)
  const { username } = new URL(first)
  const following = startOn(copy, ports[1], {
    primary_conninfo: `host=127.0.0.1 port=${ports[0]} user=${username} password=${password} application_name=second`,
  })
  await waitUntilReady(following, password, ports[1], `${copy}.log`)
  await ask(first, `alter system set synchronous_standby_names = 'second'`)
  await ask(first, 'select pg_reload_conf()')

  return {
    first,
    second,
    url: first.replace(`:${ports[0]}/`, `:${ports[0]},127.0.0.1:${ports[1]}/`),
    killFirst: () => killAtOnce(writing),
    promoteSecond: () => ask(second, 'select pg_promote()'),
    async stop() {
      await Promise.all([writing, following].map(stopChild))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Kills all processes of a server at once, like a power failure. */
export async function killAtOnce(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  for (const pid of [server.pid, ...children.trim().split(' ').map(Number)]) process.kill(Number(pid), 'SIGKILL')
  await ended
}

/** Copies a running server as its documentation describes. */
export async function copyRunning(url: string, from: string, to: string, launch: Launch): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('copy', true)`)
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await client.end()
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  await giveAll(to, launch)
}

/** Configures how a copy starts: as a standby, or recovering from an archive. */
export async function makeSignal(copy: string, signal: 'standby' | 'recovery', launch: Launch): Promise<void> {
  await writeFile(join(copy, `${signal}.signal`), '')
  await giveAll(copy, launch)
}

/** Gives the files to the user that runs the server. */
async function giveAll(folder: string, { uid, gid }: Launch): Promise<void> {
  if (uid === undefined || gid === undefined) return
  const names = await readdir(folder, { recursive: true })
  for (const path of [folder, ...names.map((name) => join(folder, name))]) await chown(path, uid, gid)
}
