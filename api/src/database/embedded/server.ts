import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { readText, urlFor } from './cluster.ts'
import { identityOf, type Launch } from './launch.ts'

const startMilliseconds = 60_000
const closingMilliseconds = 1000
const stopMilliseconds = 15_000
const logMaximumBytes = 5_000_000

/** In its own process session, so that Ctrl-C does not stop it before the processes that need it. */
export function startChild(command: string[], launch: Launch, logPath: string): ChildProcess {
  const isLong = existsSync(logPath) && statSync(logPath).size > logMaximumBytes
  const log = openSync(logPath, isLong ? 'w' : 'a', 0o600)
  const [program = '', ...parameters] = [...launch.prefix, ...command]
  const child = spawn(program, parameters, {
    ...identityOf(launch),
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  })
  child.on('error', () => {})
  closeSync(log)
  return child
}

/** Waits until the server accepts connections, and creates the database if it does not exist. */
export async function waitUntilReady(child: ChildProcess, password: string, port: number, log: string): Promise<void> {
  const deadline = Date.now() + startMilliseconds
  while (child.pid && !hasEnded(child) && Date.now() < deadline) {
    const client = await connect(urlFor(password, port, 'postgres'))
    if (!client) {
      await pause(30)
      continue
    }
    const database = new URL(urlFor(password, port)).pathname.slice(1)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
    await client.end()
    return
  }
  child.kill('SIGINT')
  const lines = (await readText(log))?.split('\n').slice(-6).join('\n')
  throw new Error(`PostgreSQL did not start. The end of ${log}:\n${lines ?? '(empty)'}`)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Lets connections close, then cuts them; committed transactions are safe in any case. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (!child.pid || hasEnded(child)) return
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()))
  child.kill('SIGTERM')
  const timers = [
    setTimeout(() => child.kill('SIGINT'), closingMilliseconds),
    setTimeout(() => child.kill('SIGQUIT'), stopMilliseconds),
  ]
  await ended
  for (const timer of timers) clearTimeout(timer)
}

/** Stops a PostgreSQL left behind by a killed shop; it is ours if it accepts our password. */
export async function stopOrphan(cluster: string, password: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const [pid, , , port] = ((await readText(pidFile)) ?? '').split('\n').map(Number)
  const client = pid && port ? await connect(urlFor(password, port, 'postgres')) : undefined
  if (!pid || !client) return
  process.kill(pid, 'SIGINT')
  await client.end().catch(() => {})
  const deadline = Date.now() + stopMilliseconds
  while (existsSync(pidFile) && Date.now() < deadline) await pause(50)
}

async function connect(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}

/** The previous port, if it is free, so that the address stays the same for external clients. */
export async function choosePort(kept: number): Promise<number> {
  return kept > 0 && (await isFree(kept)) ? kept : await listenOnce(0)
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  )
}

function listenOnce(port: number): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : port))
    })
  })
}
