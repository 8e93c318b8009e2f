import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ReadyConfig } from '../config.ts'
import type { TestShop } from './test-shop.ts'

/** The job worker of a test's shop in a process of its own, which can be killed. */
export type WorkerProcess = {
  /** Starts processing jobs; before that it only initialises. */
  start: () => void
  /** Sets the shop's time, which stands still otherwise. */
  setTime: (now: Date) => void
  /** Stops the process, so that nothing reaches it before it is killed. */
  halt: () => void
  kill: () => void
  stop: () => Promise<void>
}

/** Ends with the process that started it, however that one ends. */
const script = `
  import { createContext } from ${modulePath('../context.ts')}
  import { startWorker } from ${modulePath('../worker.ts')}
  let now = 0
  const clock = { now: () => new Date(now), seconds: () => Math.floor(now / 1000) }
  const context = await createContext(JSON.parse(process.env.SHOP), { clock, isSetUp: async () => true })
  let isStarted = false
  process.stdin.setEncoding('utf8').on('data', async (text) => {
    for (const line of text.trim().split('\\n')) {
      if (line !== 'start') now = Number(line)
      else if (!isStarted) await startWorker(context, (isStarted = true))
    }
  })
  process.stdin.once('end', () => process.exit())
`

/** `changes` overrides settings of the shop. */
export function openWorkerProcess({ context }: TestShop, changes: Partial<ReadyConfig> = {}): WorkerProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { SHOP: JSON.stringify({ ...context.config, ...changes }) },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    start: () => child.stdin.write('start\n'),
    setTime: (now) => child.stdin.write(`${now.getTime()}\n`),
    halt: () => child.kill('SIGSTOP'),
    kill: () => child.kill('SIGKILL'),
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

function modulePath(file: string): string {
  return JSON.stringify(new URL(file, import.meta.url).href)
}
