import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { knownMethod, RequestTimes } from './request-times.ts'

const asked = [
  ['/api/posts/filter', 'GET', 200, 0.0021],
  ['/api/posts/filter', 'GET', 204, 0.005],
  ['/api/posts/filter', 'GET', 503, 0.0051],
  ['page', 'BREW', 404, 14.2],
  ['page', 'HEAD', 200, 15.1],
  ['page', undefined, 99, 0.7],
  ['/api/orders/:id', 'DELETE', 499, 80],
] as const

/** As the library itself counts them. */
async function byTheLibrary(): Promise<string> {
  const registry = new Registry()
  const times = new Histogram({
    name: 'fitout_http_request_seconds',
    help: 'Requests by route, from their first byte to the last of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  for (const [route, method, status, seconds] of asked) {
    times.observe({ route, method: knownMethod(method), status: status < 100 ? '' : `${`${status}`[0]}xx` }, seconds)
  }
  return registry.metrics()
}

test('counts requests like the library, for one process and for several', async () => {
  const registry = new Registry()
  const times = new RequestTimes([registry])
  expect(await registry.metrics()).toContain('# TYPE fitout_http_request_seconds histogram')
  for (const [route, method, status, seconds] of asked) times.count(route, knownMethod(method), status, seconds)
  const lines = (text: string) => text.trim().split('\n').map(sortLabels).toSorted()
  expect(lines(await registry.metrics())).toEqual(lines(await byTheLibrary()))
  const [histogram] = await registry.getMetricsAsJSON()
  expect(histogram).toMatchObject({ type: 'histogram', aggregator: 'sum' })
  // Requests counted meanwhile are in the next reading.
  times.count('page', 'GET', 200, 0.1)
  expect(await registry.metrics()).toContain('_count{route="page",method="GET",status="2xx"} 1')
})

/** The order of labels within a line does not matter. */
function sortLabels(line: string): string {
  return line.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').toSorted().join(',')}}`)
}
