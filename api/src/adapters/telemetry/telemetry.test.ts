import { createServer, type Server } from 'node:http'
import { filterProducts } from '@fitout/contract/products.ts'
import { createCall } from '@fitout/contract/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, string> }[]
}

type LogRecord = { timeUnixNano: string; attributes: { key: string; value: object }[] }

const taken: { path: string; body: string }[] = []
const caller = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }

let collector: Server
let shop: TestShop
beforeAll(async () => {
  const port = await freePort()
  collector = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text))
    incoming.on('end', () => {
      taken.push({ path: incoming.url ?? '', body })
      outgoing.writeHead(200).end('{}')
    })
  })
  await new Promise<void>((settle) => collector.listen(port, '127.0.0.1', settle))
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    SENTRY_DSN: `http://key@127.0.0.1:${port}/42`,
    LOG_LEVEL: 'fatal',
  }
  shop = await openTestShop({ environment })
})
afterAll(async () => {
  collector.closeAllConnections()
  collector.close()
})

test('a request and its statements are one trace of its caller, the log is sent, an error is a report, and none contains user input', async () => {
  const { storeId } = await stockShop(shop.context)
  const origin = await shop.listen()
  const headers = () => ({ traceparent: `00-${caller.trace}-${caller.span}-01` })
  const call = createCall({ base: `${origin}/api`, fetch: (request) => fetch(request), locale: () => 'en', headers })
  await call(filterProducts, { params: { store_id: storeId }, query: { keyword: 'canary' } })
  const busy = Array.from({ length: 60 }, (_, at) => fetch(`${origin}/api/posts/filter?per_page=${at + 1}`))
  for (const answer of await Promise.all(busy)) await answer.arrayBuffer()
  shop.context.log.level = 'error'
  shop.context.log.error({ err: new Error('what broke') }, 'a part of the shop')
  await shop.stop()

  const messages = taken.filter(({ path }) => path === '/v1/traces').map(({ body }) => JSON.parse(body))
  const spans = messages.flatMap(({ resourceSpans }): Span[] => resourceSpans[0].scopeSpans[0].spans)
  const request = spans.find(({ name }) => name === `GET /api${filterProducts.path}`)
  expect([request?.traceId, request?.parentSpanId]).toEqual([caller.trace, caller.span])
  const status = request?.attributes.find(({ key }) => key === 'http.response.status_code')
  expect(status?.value).toEqual({ intValue: '200' })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every(({ name }) => /^(select|with)$/i.test(name))).toBe(true)

  // Of all others at most four a second, of which this may have met a few.
  const others = new Set(spans.map(({ traceId }) => traceId)).size - 1
  expect(others).toBeGreaterThan(0)
  expect(others).toBeLessThanOrEqual(12)

  const logs = taken.filter(({ path }) => path === '/v1/logs').map(({ body }) => JSON.parse(body))
  const [record, ...more] = logs.flatMap(({ resourceLogs }): LogRecord[] => resourceLogs[0].scopeLogs[0].logRecords)
  expect(more).toEqual([])
  expect(record).toMatchObject({
    severityNumber: 17,
    severityText: 'error',
    body: { stringValue: 'a part of the shop' },
  })
  expect(Math.abs(Number(record?.timeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000)
  const [error] = record?.attributes ?? []
  expect([error?.key, JSON.stringify(error?.value)]).toEqual(['err', expect.stringContaining('what broke')])
  const names = logs.map(({ resourceLogs }) => JSON.stringify(resourceLogs[0].resource))
  expect(names).toEqual([expect.stringContaining('"fitout"')])

  const reports = taken.filter(({ path }) => path.startsWith('/api/42/envelope/'))
  expect(reports.length).toBe(1)
  expect(reports[0]?.body).toContain('what broke')
  expect(reports[0]?.body).toContain('a part of the shop')
  expect(taken.map(({ body }) => body).join('')).not.toContain('canary')
})
