import { createServer } from 'node:http'
import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics } from 'prom-client'
import type { Context } from '../context.ts'
import { AppError } from '../http/app-error.ts'
import { addShopMetrics } from './shop-metrics.ts'

const readers = new WeakMap<Context['metrics'], () => Promise<string>>()

/** All measures in the text format of Prometheus. What only they need is begun with the first reading. */
async function readMetrics({ metrics, db }: Pick<Context, 'metrics' | 'db'>): Promise<string> {
  let read = readers.get(metrics)
  if (!read) {
    collectDefaultMetrics({ register: metrics.registry })
    const bringUpToDate = addShopMetrics(metrics.registry, db)
    read = async () => {
      await bringUpToDate()
      return metrics.registry.metrics()
    }
    readers.set(metrics, read)
  }
  return read()
}

/** On the port of the shop, to those who know the token; for everyone else there is nothing. */
export async function sendMetrics(context: Context, request: Request): Promise<Response> {
  const { metricsToken } = context.config
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? []
  if (!metricsToken || !timingSafeEqual(digest(given), digest(metricsToken))) throw new AppError('not-found')
  const body = await readMetrics(context)
  return new Response(body, {
    headers: { 'Content-Type': context.metrics.registry.contentType, 'Cache-Control': 'no-store' },
  })
}

/** On a port of their own, if the settings name one. */
export async function startMetricsServer(context: Context): Promise<{ stop: () => Promise<void> } | undefined> {
  const { metricsPort, metricsHost } = context.config
  if (metricsPort === undefined) return undefined
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.split('?')[0] !== '/metrics') {
      outgoing.writeHead(404).end()
      return
    }
    readMetrics(context).then(
      (body) => outgoing.writeHead(200, { 'Content-Type': context.metrics.registry.contentType }).end(body),
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

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
