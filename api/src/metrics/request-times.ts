import { Histogram, type Registry } from 'prom-client'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'OTHER'] as const
type Method = (typeof methods)[number]
const statuses = ['', '1xx', '2xx', '3xx', '4xx', '5xx']
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
/** After the counts per bucket: the count above the last bound, and the sum of seconds. */
const sumAt = bounds.length + 1
const methodPlaces = new Map<string, number>(methods.map((method, place) => [method, place]))

const placeOf = (method = '') => methodPlaces.get(method) ?? methods.length - 1

export function knownMethod(method?: string): Method {
  return methods[placeOf(method)] ?? 'OTHER'
}

const name = 'fitout_http_request_seconds'
const described = {
  name,
  help: 'Requests by route, from their first byte to the last of the answer',
  labelNames: ['route', 'method', 'status'] satisfies Label[],
  buckets: bounds,
}

type Label = 'route' | 'method' | 'status' | 'le'
type Value = Awaited<ReturnType<Histogram<Label>['get']>>['values'][number]

/**
 * The histogram of request durations. Each observation is one step in an array of numbers: the library looks labels up each
 * time, which costs a busy process more than all other metrics.
 */
export class RequestTimes extends Histogram<Label> {
  readonly #routes = new Map<string, (Float64Array | undefined)[]>()
  /** Always empty: the library's other properties of a histogram. */
  readonly #form = new Histogram<Label>({ ...described, registers: [] })

  constructor(registers: Registry[]) {
    super({ ...described, registers })
  }

  count(route: string, method: string | undefined, status: number, seconds: number): void {
    let counted = this.#routes.get(route)
    if (!counted) this.#routes.set(route, (counted = []))
    const group = status >= 100 && status < 600 ? Math.trunc(status / 100) : 0
    const place = placeOf(method) * statuses.length + group
    const counts = (counted[place] ??= new Float64Array(sumAt + 1))
    let at = 0
    while (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) at += 1
    counts[at] = (counts[at] ?? 0) + 1
    counts[sumAt] = (counts[sumAt] ?? 0) + seconds
  }

  override async get() {
    return { ...(await this.#form.get()), values: [...this.#values()] }
  }

  /** Called by the library when it writes text. */
  getForPromString() {
    return this.get()
  }

  *#values(): Generator<Value> {
    for (const [route, counted] of this.#routes) {
      for (const [place, counts] of counted.entries()) {
        if (!counts) continue
        const method = methods[Math.trunc(place / statuses.length)]
        const labels = { route, method, status: statuses[place % statuses.length] }
        const value = (part: string, of: number, more?: { le: string | number }) => ({
          labels: { ...more, ...labels },
          value: of,
          metricName: `${name}_${part}`,
        })
        let all = 0
        for (const [at, le] of [...bounds, '+Inf'].entries()) {
          all += counts[at] ?? 0
          yield value('bucket', all, { le })
        }
        yield value('sum', counts[sumAt] ?? 0)
        yield value('count', all)
      }
    }
  }
}
