import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Call, createCall } from '@fitout/contract/client.ts'
import type { TestShop } from './test-shop.ts'

/** The API of a test's shop in an operating-system process of its own: same database, same data folder, own memory. */
export type ApiProcess = { pid: number | undefined; visitor: (token?: string) => Call; stop: () => Promise<void> }

/** Ends with the process that started it, whatever becomes of that. */
const script = `
  import { createAdaptorServer } from '@hono/node-server'
  import { createApp } from ${modulePath('../app.ts')}
  import { createContext } from ${modulePath('../context.ts')}
  const app = createApp(await createContext(JSON.parse(process.env.SHOP)))
  const server = createAdaptorServer({ fetch: (request, bindings) => app.fetch(request, bindings) })
  server.listen(0, '127.0.0.1', () => process.stdout.write('http://127.0.0.1:' + server.address().port))
  process.stdin.resume().once('end', () => process.exit())
`

export async function startApiProcess({ context }: TestShop): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { SHOP: JSON.stringify(context.config) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('the process of the API ended before it listened')))
  const [origin] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer]
  return {
    pid: child.pid,
    visitor: (token) =>
      createCall({
        base: `${origin.toString()}/api`,
        fetch: (request) => fetch(request),
        locale: () => 'en',
        headers: (): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {}),
      }),
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

function modulePath(file: string): string {
  return JSON.stringify(new URL(file, import.meta.url).href)
}
