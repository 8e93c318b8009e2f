import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { identityOf, launchFor } from '../database/embedded/launch.ts'
import { freePort } from './free-port.ts'

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

export type Pooler = { url: string; stop: () => Promise<void> }

/** A PgBouncer with fewer connections to the database than clients. */
export async function startPooler(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  folder: string,
): Promise<Pooler> {
  const program = places.find((place) => existsSync(place))
  if (!program) throw new Error('PgBouncer is missing on this machine: apt-get install pgbouncer')
  const { username, password, hostname, port: databasePort, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const port = await freePort()
  await mkdir(folder, { recursive: true })
  const settings = join(folder, 'pgbouncer.ini')
  const size = mode === 'transaction' ? 4 : 40
  await writeFile(
    settings,
    `[databases]
${name} = host=${hostname} port=${databasePort} user=${username} password=${password} pool_size=${size}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  )
  const launch = await launchFor(folder)
  for (const path of [folder, settings]) {
    if (launch.uid !== undefined && launch.gid !== undefined) await chown(path, launch.uid, launch.gid)
  }
  const [command = '', ...parameters] = [...launch.prefix, program, settings]
  const child = spawn(command, parameters, { ...identityOf(launch), stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'exit')
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`PgBouncer did not start:\n${output}`)
    await pause(100)
  }
  return {
    url,
    async stop() {
      child.kill('SIGINT')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
