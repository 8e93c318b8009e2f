import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '../tools.ts'
import shopMemory from '../shop-memory.json' with { type: 'json' }

const openingMilliseconds = 120_000

export type ShopProcess = {
  url: string
  pid: number
  /** Its latest output. */
  log: () => string
  /** The amount of its log output. */
  logBytes: () => number
  hasEnded: () => boolean
  /** Stops it like a service manager; returns its exit code. */
  stop: () => Promise<number | null>
}

/**
 * One process of a shop in production, started by the operators' command, of this release or another. Resolves when it is
 * ready.
 */
export async function startShopProcess(
  port: number,
  settings: Record<string, string>,
  root = projectRoot,
): Promise<ShopProcess> {
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(root, 'scripts', 'serve.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...shopMemory,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      WEB_PROCESSES: '1',
      ...settings,
      PORT: `${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  let logBytes = 0
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      logBytes += Buffer.byteLength(text)
      // Its last output is enough to know why it did not open.
      output = (output + text).slice(-20_000)
    })
  const ended = once(child, 'exit')
  const deadline = Date.now() + openingMilliseconds
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGTERM')
      throw new Error(`A process of the shop did not open:\n${output}`)
    }
    await pause(100)
  }
  return {
    url,
    pid: child.pid ?? 0,
    log: () => output,
    logBytes: () => logBytes,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}
