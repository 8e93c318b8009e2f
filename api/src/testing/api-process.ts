import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Call, createCall } from '@fitout/contract/client.ts'
import type { ReadyConfig } from '../config.ts'
import type { TestShop } from './test-shop.ts'

/** The API of a test's shop in an operating-system process of its own: same database, same data folder, own memory. */
export type ApiProcess = {
  pid: number | undefined
  visitor: (token?: string) => Call
  /** A request as it is typed: `/api/…`. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Everything it has written on its standard output: where it listens, then its log. */
  output: () => string
  stop: () => Promise<void>
}

/** Ends with the process that started it, whatever becomes of that. */
const script = `
  import { createAdaptorServer } from '@hono/node-server'
  import { createApp } from ${modulePath('../app.ts')}
  import { createContext } from ${modulePath('../context.ts')}
  const app = createApp(await createContext(JSON.parse(process.env.SHOP)))
  const server = createAdaptorServer({ fetch: (request, bindings) => app.fetch(request, bindings) })
  server.listen(0, '127.0.0.1', () => process.stdout.write('http://127.0.0.1:' + server.address().port + '\\n'))
  process.stdin.resume().once('end', () => process.exit())
`

/** Settings of the shop may be others in it. */
export async function startApiProcess({ context }: TestShop, changes: Partial<ReadyConfig> = {}): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
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
      const [origin] = /^http:\S+(?=\n)/.exec(output) ?? []
      if (origin) settle(origin)
    })
  })
  const origin = await Promise.race([opened, failed])
  return {
    pid: child.pid,
    visitor: (token) =>
      createCall({
        base: `${origin}/api`,
        fetch: (request) => fetch(request),
        locale: () => 'en',
        headers: (): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {}),
      }),
    request: (path, init) => fetch(origin + path, init),
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
