import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isReady } from './shop-process.ts'

const lookMilliseconds = 200

export type Balancer = { url: string; stop: () => Promise<void> }

/**
 * A balancer as simple as they come: it asks `/readyz` of each process, sends requests in turn to those that are ready over
 * connections that it keeps, and tries none twice.
 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let ready = [...urls]
  let turn = 0
  const stopping = new AbortController()
  const looking = urls.map(async (url) => {
    while (!stopping.signal.aborted) {
      const isIn = await isReady(url)
      ready = isIn ? [...new Set([...ready, url])] : ready.filter((one) => one !== url)
      await new Promise((settle) => setTimeout(settle, lookMilliseconds))
    }
  })
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const origin = ready[turn % ready.length]
    if (!origin) {
      outgoing.writeHead(502).end('no process is ready')
      return
    }
    const { method, headers, url } = incoming
    const onward = request(origin + url, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    onward.once('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(error.message)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping.abort()
      await Promise.all(looking)
      server.closeAllConnections()
      await new Promise<void>((settle) => server.close(() => settle()))
      agent.destroy()
    },
  }
}
