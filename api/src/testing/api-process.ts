import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, createCall } from '@fitout/contract/client.ts'
import type { ReadyConfig } from '../config.ts'
import type { TestShop } from './test-shop.ts'

/** The API of a test's shop in an operating-system process of its own: same database, same data folder, own memory. */
export type ApiProcess = {
  pid: number | undefined
  /** Where it listens. */
  url: string
  visitor: (token?: string) => Call
  /** A request as it is typed: `/api/…`. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** The longest time in milliseconds that the event loop was blocked since the last call. */
  longestStop: () => Promise<number>
  /** The megabytes of live memory after a garbage collection. */
  heldMegabytes: () => Promise<number>
  /** Everything written to standard output: the address, and the log. */
  output: () => string
  stop: () => Promise<void>
}

/** Ends with the process that started it, however that one ends. */
const script = `
  import { createAdaptorServer } from '@hono/node-server'
  import { createApp } from ${modulePath('../app.ts')}
  import { createContext } from ${modulePath('../context.ts')}
  import { ServerAnswer } from ${modulePath('../http/server-answer.ts')}
  import { observeRequests } from ${modulePath('../metrics/request-observer.ts')}
  const context = await createContext(JSON.parse(process.env.SHOP), { isSetUp: async () => true })
  const app = createApp(context)
  const server = createAdaptorServer({
    fetch: (request, bindings) => app.fetch(request, bindings),
    serverOptions: { ServerResponse: ServerAnswer },
  })
  observeRequests(context, server)
  server.listen(0, '127.0.0.1', () => process.stdout.write('http://127.0.0.1:' + server.address().port + '\\n'))
  // CPU time of the main thread between two turns of the event loop; time taken by other programs does not count.
  const computed = () => Object.values(process.threadCpuUsage()).reduce((sum, part) => sum + part) / 1000
  let [before, longest] = [computed(), 0]
  setInterval(() => {
    const now = computed()
    longest = Math.max(longest, now - before)
    before = now
  }, 2)
  process.stdin.on('data', (asked) => {
    if (String(asked).includes('held')) {
      globalThis.gc()
      const { heapUsed, external } = process.memoryUsage()
      process.stdout.write('held: ' + (heapUsed + external) / 2 ** 20 + '\\n')
      return
    }
    process.stdout.write('longest stop: ' + longest + '\\n')
    longest = 0
  })
  process.stdin.resume().once('end', () => process.exit())
`

/** `changes` overrides settings of the shop. */
export async function startApiProcess({ context }: TestShop, changes: Partial<ReadyConfig> = {}): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { SHOP: JSON.stringify({ ...context.config, ...changes }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('the process of the API ended before it listened')))
  let output = ''
  const opened = new Promise<string>((settle) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [origin] = /^http:\S+(?=\n)/m.exec(output) ?? []
      if (origin) settle(origin)
    })
  })
  const origin = await Promise.race([opened, failed])
  /** Asks the process for a number. */
  async function ask(name: string, question: string): Promise<number> {
    const figures = () => [...output.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, figure]) => Number(figure))
    const known = figures().length
    child.stdin.write(question)
    while (figures().length === known) await pause(5)
    return figures().at(-1) ?? 0
  }
  return {
    pid: child.pid,
    url: origin,
    visitor: (token) =>
      createCall({
        base: `${origin}/api`,
        fetch: (request) => fetch(request),
        locale: () => 'en',
        headers: (): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {}),
      }),
    request: (path, init) => fetch(origin + path, init),
    longestStop: async () => ask('longest stop', '?'),
    heldMegabytes: async () => ask('held', 'held'),
    output: () => output,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

function modulePath(file: string): string {
  return JSON.stringify(new URL(file, import.meta.url).href)
}
