import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReadyConfig } from '../../api/src/config.ts'
import { projectRoot } from '../tools.ts'
import shopMemory from '../shop-memory.json' with { type: 'json' }

export type MeasuredShop = {
  /** Until it reported that it accepts visitors. */
  readySeconds: number
  /** Its current memory, and its peak. */
  megabytes: () => Promise<{ now: number; peak: number }>
  stop: () => Promise<void>
}

/**
 * The shop in processes of its own, so that it does not share a core with the load. It trusts one proxy: the load generator.
 */
export async function startMeasuredShop(config: ReadyConfig, port: number, processes = 1): Promise<MeasuredShop> {
  const from = performance.now()
  const child = spawn(process.execPath, [join(projectRoot, 'scripts', 'serve.ts')], {
    env: {
      ...process.env,
      ...shopMemory,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: config.publicUrl,
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl,
      SESSION_SECRET: config.sessionSecret,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      WEB_PROCESSES: String(processes),
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (;;) {
    if (child.exitCode !== null) throw new Error('the shop under measurement did not start')
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) break
    await pause(100)
  }
  const readySeconds = Math.round((performance.now() - from) / 100) / 10
  return {
    readySeconds,
    megabytes: async () => {
      const held = await Promise.all((await familyOf(child.pid)).map(megabytesOf))
      const sum = (of: 'now' | 'peak') => held.reduce((all, one) => all + one[of], 0)
      return { now: sum('now'), peak: sum('peak') }
    },
    stop,
  }
}

/** A process with all its descendants. */
async function familyOf(pid: number | undefined): Promise<number[]> {
  if (pid === undefined) return []
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  const own = children.flatMap((line) => line.trim().split(' ')).filter((child) => child !== '')
  return [pid, ...(await Promise.all(own.map((child) => familyOf(Number(child))))).flat()]
}

async function megabytesOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const figure = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: figure('VmRSS'), peak: figure('VmHWM') }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as AddressInfo
  await new Promise((settle) => server.close(settle))
  return port
}
