import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { Context } from '../context.ts'
import { writtenBytes } from '../features/catalogue/catalogue-service.ts'
import { AppError } from '../http/app-error.ts'
import type { Siblings } from '../siblings.ts'
import { servePort } from './serve-port.ts'
import { addShopMetrics } from './shop-metrics.ts'

const readers = new WeakMap<Context['metrics'], () => Promise<void>>()

type Measured = Pick<Context, 'metrics' | 'db' | 'siblings'>

/** Work that only metrics need begins with the first reading. */
async function bringUpToDate({ metrics, db }: Measured): Promise<void> {
  let read = readers.get(metrics)
  if (!read) {
    collectDefaultMetrics({ register: metrics.registry })
    const written = {
      name: 'fitout_cards_bytes',
      help: 'Cards and details of products kept as they are sent, in bytes',
      registers: [metrics.registry],
    }
    const gauge: Gauge = new Gauge({ ...written, collect: () => gauge.set(writtenBytes(db)) })
    read = addShopMetrics(metrics.registry, db)
    readers.set(metrics, read)
  }
  await read()
}

/** All metrics, including those of sibling processes, in the Prometheus text format. */
async function readMetrics(measured: Measured): Promise<string> {
  if (measured.siblings) return measured.siblings.measureAll()
  await bringUpToDate(measured)
  return measured.metrics.registry.metrics()
}

/** Answers with the metrics of this process when the primary asks. */
export function answerForMeasures(context: Measured, siblings: Siblings): void {
  const { registry } = context.metrics
  registry.setDefaultLabels({ process: siblings.name })
  siblings.onAsked(async () => {
    await bringUpToDate(context)
    return registry.getMetricsAsJSON()
  })
}

/** On the port of the shop, with the token; otherwise 404. */
export async function sendMetrics(context: Context, request: Request): Promise<Response> {
  const { metricsToken } = context.config
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? []
  if (!metricsToken || !timingSafeEqual(digest(given), digest(metricsToken))) throw new AppError('not-found')
  const body = await readMetrics(context)
  return new Response(body, {
    headers: { 'Content-Type': context.metrics.registry.contentType, 'Cache-Control': 'no-store' },
  })
}

/** On a port of their own, if configured. */
export async function startMetricsServer(context: Context): Promise<{ stop: () => Promise<void> } | undefined> {
  return servePort(context.config, () => readMetrics(context))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
