import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Balancer = { url: string; add: (url: string) => void; remove: (url: string) => void; stop: () => void }

const lookMilliseconds = 250

/**
 * Stands in front of processes of a shop like a load balancer: checks `/readyz`, sends visitors round-robin, never
 * retries.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: 15_000 })
  const processes = new Map<string, boolean>()
  let turn = 0
  const over = new AbortController()

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = [...processes].flatMap(([url, isReady]) => (isReady ? [url] : []))
    const url = ready[(turn += 1) % ready.length]
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (!url) return fail()
    const { method, headers } = incoming
    const onwards = request(url + (incoming.url ?? ''), { agent, ...(method && { method }), headers }, (answer) => {
      const { connection: _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    onwards.on('error', fail)
    incoming.pipe(onwards)
  }

  async function look(): Promise<void> {
    while (!over.signal.aborted) {
      await Promise.all(
        [...processes.keys()].map(async (url) => {
          const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
          await answer?.arrayBuffer()
          if (processes.has(url)) processes.set(url, answer?.ok === true)
        }),
      )
      await pause(lookMilliseconds)
    }
  }

  const server = createServer(pass)
  // Do not close connections that a visitor is about to use.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  void look()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => processes.set(url, false),
    remove: (url) => processes.delete(url),
    stop() {
      over.abort()
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
