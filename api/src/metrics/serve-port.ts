import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import type { Config } from '../config.ts'

/** Serves metrics on a port of their own, if configured. */
export async function servePort(
  { metricsPort, metricsHost }: Config,
  readMetrics: () => Promise<string>,
): Promise<{ stop: () => Promise<void> } | undefined> {
  if (metricsPort === undefined) return undefined
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.split('?')[0] !== '/metrics') {
      outgoing.writeHead(404).end()
      return
    }
    readMetrics().then(
      (body) => outgoing.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body),
      () => outgoing.writeHead(500).end(),
    )
  })
  await new Promise<void>((settle, fail) => {
    server.once('error', fail)
    server.listen(metricsPort, metricsHost, settle)
  })
  return {
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((settle) => server.close(() => settle()))
    },
  }
}
