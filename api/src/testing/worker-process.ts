import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ReadyConfig } from '../config.ts'
import type { TestShop } from './test-shop.ts'

/** The jobs of a test's shop in an operating-system process of their own, which may be killed. */
export type WorkerProcess = {
  /** Begins with the jobs; until then it only gets ready. */
  start: () => void
  /** Gives it the shop's time, which stands still in between. */
  setTime: (now: Date) => void
  /** Lets it stand still as it is, so that nothing reaches it before it is killed. */
  halt: () => void
  kill: () => void
  stop: () => Promise<void>
}

/** Ends with the process that started it, whatever becomes of that. */
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

/** Settings of the shop may be others in it. */
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
