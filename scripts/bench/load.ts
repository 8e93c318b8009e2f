import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

export const connections = 32
const seconds = 4

type Request = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Answers a second, with 32 connections, after a second of warming up. Anything but 2xx fails the measurement. */
export async function answersPerSecond(
  url: string,
  request: Request = {},
  vary?: (count: number) => Partial<Request> & { path?: string },
) {
  let count = 0
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      ...request,
      ...(vary && {
        requests: [
          {
            setupRequest: (prepared: object) => {
              count += 1
              return { ...prepared, ...vary(count) }
            },
          },
        ],
      }),
    })
  await run(1)
  const result = await run(seconds)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx and ${result.errors} failed`)
  }
  return result.requests.average
}

/** What the machine can do at this moment: a bare server that sends the same bytes with the same headers. */
export async function bareAnswersPerSecond(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer())
  const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !hopByHop.has(name)))
  const folder = await mkdtemp(join(tmpdir(), 'fitout-bench-'))
  await writeFile(join(folder, 'body'), body)
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [join(folder, 'body'), JSON.stringify(headers)])
  try {
    const port = await new Promise<number>((settle) =>
      child.once('message', (message) => settle((message as { port: number }).port)),
    )
    return await answersPerSecond(`http://127.0.0.1:${port}/`)
  } finally {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
