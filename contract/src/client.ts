import type { Answer, BodyInput, Endpoint, PathParameters, QueryInput } from './endpoint.ts'
import type { Problem } from './errors.ts'
import type { Locale } from './locales.ts'

/** An error answer of the API, or no answer at all (status 0, code `service-unavailable`). */
export class CallError extends Error {
  readonly problem: Problem
  readonly retryAfterSeconds: number | undefined

  constructor(answer: Problem, retryAfterSeconds?: number) {
    super(answer.message || answer.code)
    this.name = 'CallError'
    this.problem = answer
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type CallOptions<E extends Endpoint> = {
  params?: PathParameters<E>
  query?: QueryInput<E>
  body?: BodyInput<E>
  file?: File
  idempotencyKey?: string
  signal?: AbortSignal
}

export type Call = <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<Answer<E>>

export type Transport = {
  /** The base URL of the API without a trailing slash; `/api` in the browser. */
  base: string
  /** Sends the request: `fetch` in the browser, a direct call where the API runs in the same process. */
  fetch: (request: Request) => Promise<Response>
  locale: () => Locale
  headers?: () => Record<string, string>
  /** Reads an answer. Defaults to `readAnswer`. */
  read?: <T>(response: Response, request: Request) => Promise<T>
}

/** Marks the storefront's own requests. Without this header the API changes nothing on the strength of a cookie. */
export const ownRequestHeader = 'X-Storefront'

export function addressOf(
  endpoint: Endpoint,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const [key, part] of queryParts(name, value)) search.append(key, part)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function queryParts(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.length > 0 ? [[name, value.join(',')]] : []
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => queryParts(`${name}[${key}]`, part))
  }
  return [[name, String(value)]]
}

/** Calls an endpoint of the contract, typed by its definition. Throws `CallError`. */
export function createCall(transport: Transport): Call {
  return async (endpoint, options = {}) => {
    const headers = new Headers({ Accept: 'application/json', 'X-Locale': transport.locale(), [ownRequestHeader]: '1' })
    for (const [name, value] of Object.entries(transport.headers?.() ?? {})) headers.set(name, value)
    if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)
    let body: BodyInit | undefined
    if (options.file && endpoint.file) {
      const form = new FormData()
      form.set(endpoint.file, options.file)
      body = form
    } else if (options.body !== undefined) {
      headers.set('Content-Type', 'application/json')
      body = JSON.stringify(options.body)
    }
    const address = transport.base + addressOf(endpoint, options.params, options.query)
    const request = new Request(absolute(address), { method: endpoint.method, headers, body, signal: options.signal })
    const { fetch, read = readAnswer } = transport
    return read(await fetch(request), request)
  }
}

/** Follows an address returned by the API: `next_page_url` or an entry of a `…-urls` list. */
export async function follow<T>(transport: Transport, url: string): Promise<T> {
  const headers = new Headers({ Accept: 'application/json', 'X-Locale': transport.locale(), [ownRequestHeader]: '1' })
  const request = new Request(absolute(url), { headers })
  const { fetch, read = readAnswer } = transport
  return read(await fetch(request), request)
}

function absolute(address: string): string {
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin
  return new URL(address, origin).href
}

/** The body of a successful answer. Throws `CallError` for any other. */
export async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text()
  const json = parseJson(text)
  if (response.ok) return json as T
  const retryAfter = Number(response.headers.get('Retry-After'))
  throw new CallError(
    isProblem(json) ? json : { status: response.status, code: 'service-unavailable', message: '', request_id: '' },
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
  )
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** By its shape: another release may know more codes, and browsers need not load the list of them. */
function isProblem(value: unknown): value is Problem {
  const names = ['status', 'code', 'message', 'request_id']
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
