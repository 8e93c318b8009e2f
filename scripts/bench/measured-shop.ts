import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReadyConfig } from '../../api/src/config.ts'
import { projectRoot } from '../tools.ts'

export type MeasuredShop = {
  /** Until it said that it takes visitors. */
  readySeconds: number
  /** What it holds, and the most that it ever held. */
  megabytes: () => Promise<{ now: number; peak: number }>
  stop: () => Promise<void>
}

/** The shop in a process of its own, so that it does not share a core with the load. */
export async function startMeasuredShop(config: ReadyConfig, port: number): Promise<MeasuredShop> {
  const from = performance.now()
  const child = spawn(process.execPath, [join(projectRoot, 'scripts', 'serve.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: config.publicUrl,
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl,
      SESSION_SECRET: config.sessionSecret,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      WEB_PROCESSES: '1',
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
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      const figure = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
      return { now: figure('VmRSS'), peak: figure('VmHWM') }
    },
    stop,
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as AddressInfo
  await new Promise((settle) => server.close(settle))
  return port
}
