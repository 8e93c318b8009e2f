import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, open, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../../api/src/testing/database-client.ts'
import { freePort } from '../bench/measured-shop.ts'
import { PlainError } from '../lifetime.ts'
import { projectRoot } from '../tools.ts'

const password = 'of-the-drill'
const longestStart = 90_000

type Ports = { database: number; api: number }
type Server = { name: string; ports: Ports; patroni: ChildProcess; data: string; url: string }

export type PatroniPair = {
  /** Both servers, as configured in a shop. */
  url: string
  /** Kills Patroni and PostgreSQL of the primary at once, like a loss of power. Returns its name. */
  killPrimary: () => Promise<string>
  /** Restarts the killed server, and waits until it follows. */
  returnKilled: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Two PostgreSQL servers under Patroni, by the file that the handbook gives, and one etcd; `root` is `/` or a Debian in a
 * folder.
 */
export async function startPatroniPair(root: string): Promise<PatroniPair> {
  for (const program of ['usr/bin/patroni', 'usr/bin/etcd', 'usr/lib/postgresql/17/bin/postgres']) {
    if (existsSync(join(root, program))) continue
    throw new PlainError(
      `${join(root, program)} is missing. On Debian 13: apt-get install patroni python3-etcd etcd-server postgresql-17. ` +
        'On another: debootstrap trixie /srv/trixie, the same in there, and DEBIAN_ROOT=/srv/trixie.',
    )
  }
  // Patroni looks there whether PostgreSQL runs. Without /dev a standby never takes over.
  if (!existsSync(join(root, 'proc/self'))) {
    throw new PlainError(`${join(root, 'proc')} is empty: mount --rbind /proc and /dev there.`)
  }
  const outside = await mkdtemp(join(root, 'var/tmp/fitout-patroni-'))
  await chmod(outside, 0o777)
  const folder = outside.slice(root.replace(/\/$/, '').length)
  await copyFile(join(projectRoot, 'docs/operations/patroni.yml'), join(outside, 'patroni.yml'))

  async function start(name: string, command: string[], settings: Record<string, string> = {}): Promise<ChildProcess> {
    const log = await open(join(outside, `${name}.log`), 'a')
    const asPostgres = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups']
    const child = spawn('chroot', [root, ...asPostgres, ...command], {
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LANG: 'C.UTF-8', ...settings },
    })
    child.once('exit', () => void log.close())
    return child
  }

  const [clients, peers] = [await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const flags = {
    'data-dir': `${folder}/etcd`,
    'listen-client-urls': at(clients),
    'advertise-client-urls': at(clients),
    'listen-peer-urls': at(peers),
    'initial-advertise-peer-urls': at(peers),
    'initial-cluster': `default=${at(peers)}`,
  }
  const etcd = await start('etcd', [
    '/usr/bin/etcd',
    ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
  ])

  async function startServer(name: string, ports: Ports): Promise<Server> {
    const { database: port, api } = ports
    const patroni = await start(name, ['/usr/bin/patroni', `${folder}/patroni.yml`], {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${clients}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: `${folder}/${name}`,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
    })
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { name, ports, patroni, data: join(outside, name), url }
  }
  const choosePorts = async () => ({ database: await freePort(), api: await freePort() })
  const first = await startServer('one', await choosePorts())
  const servers = [first]

  async function writes({ url }: Server): Promise<boolean> {
    const text = 'select not pg_is_in_recovery() as writes'
    return withClient(url, (client) => client.query<{ writes: boolean }>(text)).then(
      ({ rows }) => rows[0]?.writes === true,
      () => false,
    )
  }

  /** A primary and a synchronous standby. */
  async function isPair(): Promise<boolean> {
    const text = `select count(*)::int as count from pg_stat_replication where sync_state in ('sync', 'quorum')`
    for (const server of servers) {
      if (!(await writes(server))) continue
      const { rows } = await withClient(server.url, (client) => client.query<{ count: number }>(text))
      return rows[0]?.count === 1
    }
    return false
  }

  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + longestStart
    while (!(await isSo().catch(() => false))) {
      if (performance.now() > deadline) throw new PlainError(`${what} after ${longestStart / 1000} s; logs: ${outside}`)
      await pause(200)
    }
  }

  /** Also PostgreSQL without its Patroni, whose folder that has renamed. */
  async function end(): Promise<void> {
    for (const child of [...servers.map(({ patroni }) => patroni), etcd]) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    for (const data of servers.flatMap((server) => [server.data, `${server.data}.failed`])) {
      const [postmaster = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
      // Another program may have its number by now.
      const place = await readlink(`/proc/${postmaster}/cwd`).catch(() => undefined)
      if (place === data) process.kill(Number(postmaster), 'SIGKILL')
    }
  }

  async function stop(): Promise<void> {
    await end()
    await rm(outside, { recursive: true, force: true })
  }

  async function startPair(): Promise<Server> {
    await until('No server writes', () => writes(first))
    const other = await startServer('two', await choosePorts())
    servers.push(other)
    await until('No server confirms', isPair)
    return other
  }

  // The logs stay.
  const second = await startPair().catch((error: unknown) =>
    end().then(() => {
      throw error
    }),
  )
  await withClient(first.url, async (client) => {
    await client.query(`create role fitout login password '${password}'`)
    await client.query('create database fitout owner fitout')
  })
  let killed: Server | undefined

  return {
    url: `postgres://fitout:${password}@127.0.0.1:${first.ports.database},127.0.0.1:${second.ports.database}/fitout`,
    async killPrimary() {
      for (const server of servers) if (await writes(server)) killed = server
      if (!killed) throw new PlainError('No server writes')
      const [postmaster = ''] = (await readFile(join(killed.data, 'postmaster.pid'), 'utf8')).split('\n')
      const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      killed.patroni.kill('SIGKILL')
      for (const pid of [postmaster, ...children.trim().split(' ')]) process.kill(Number(pid), 'SIGKILL')
      return killed.name
    },
    async returnKilled() {
      if (!killed) return
      const { name, ports } = killed
      servers.splice(servers.indexOf(killed), 1, await startServer(name, ports))
      await until(`${name} does not follow`, isPair)
    },
    stop,
  }
}
