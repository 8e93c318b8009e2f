import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Server as Listener } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { isLocale, matchLanguage } from '@fitout/contract/locales.ts'
import { type Config, serverTimeLimits } from '../config.ts'
import { errorWords, requestLocale } from '../words.ts'
import { ServerAnswer } from './server-answer.ts'
import { AppError } from './app-error.ts'
import { createOverloadGuard, kindOf, Place } from './overload.ts'
import { securityHeaders } from './headers.ts'
import { listen } from './listen.ts'
import { listenManyTimes } from './listen-many-times.ts'
import { problemResponse } from './problems.ts'
import { createTurns } from './turns.ts'

export type Handler = (request: Request, bindings: object) => Response | Promise<Response>

/** What the server knows of the storefront and the API before it passes a request to them. */
export type Outlook = {
  /** Returns the page shown under overload, available for any path. */
  busyPage?: (path: string) => { headers: Record<string, string>; body: Uint8Array }
  /** Whether the answer to this path and query is cached, so that it costs hardly more than a rejection. */
  isCached?: (path: string) => boolean
}

export type HttpServer = {
  server: Server
  /** Begins to accept connections, if the server does not from the start. */
  listen: () => Promise<void>
  /** Sets the handler. Before this every request is answered with 503. */
  open: (handler: Handler, outlook?: Outlook) => void
  /** Keeps answering, one more request per connection, for this many seconds or until `hurry` is called. */
  drain: (seconds: number) => Promise<void>
  /** Stops accepting and waits for running requests until the deadline, a time of `performance.now()`. */
  stop: (deadline: number) => Promise<void>
  /** Cuts off the requests that still run. */
  hurry: () => void
}

/** Listens at once, so that a taken port shows before anything else is done, or only on request. */
export async function startHttpServer(config: Config, listensAtOnce = true): Promise<HttpServer> {
  let handler: Handler = (request) => answerClosed(request)
  const server = createAdaptorServer({
    fetch: (request, bindings) => handler(request, bindings),
    hostname: config.host,
    serverOptions: {
      ServerResponse: ServerAnswer,
      headersTimeout: serverTimeLimits.headers.seconds * 1000,
      requestTimeout: serverTimeLimits.request.seconds * 1000,
      keepAliveTimeout: serverTimeLimits.keepAlive.seconds * 1000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server
  server.timeout = serverTimeLimits.idle.seconds * 1000
  server.on('request', (_incoming: IncomingMessage, outgoing: ServerAnswer) => void outgoing.on('finish', endBody))
  let outlook: Outlook = {}
  turnAwayCrowd(server, config, () => outlook)
  const haste = new AbortController()
  if (listensAtOnce) await listen(server, config)
  let others: Promise<Listener[]> = Promise.resolve([])
  let isStopping = false
  // Not during the start, which has few visitors.
  const listenMore = () => {
    if (!isStopping) others = listenManyTimes(server)
  }
  return {
    server,
    listen: () => listen(server, config),
    open: (next, known = {}) => {
      handler = next
      outlook = known
      setTimeout(listenMore, calmStartMilliseconds).unref()
    },
    async drain(seconds) {
      // A connection kept open would be cut while its next request is on its way.
      server.prependListener('request', (_incoming: IncomingMessage, outgoing: ServerAnswer) => {
        outgoing.shouldKeepAlive = false
      })
      await pause(seconds * 1000, undefined, { signal: haste.signal }).catch(() => {})
    },
    async stop(deadline) {
      const opened = handler
      handler = (request, bindings) =>
        /\/(healthz|readyz)$/.test(request.url) ? opened(request, bindings) : answerClosed(request)
      isStopping = true
      const closed = [server, ...(await others)].map((one) => new Promise((settle) => one.close(settle)))
      const isClosed = Promise.all(closed).then(() => true)
      // A connection whose last answer is on its way becomes idle a moment later.
      while (!(await Promise.race([isClosed, pause(50, false)]))) {
        if (performance.now() > deadline) server.closeAllConnections()
        else server.closeIdleConnections()
      }
    },
    hurry() {
      haste.abort()
      server.closeAllConnections()
    },
  }
}

const calmStartMilliseconds = 3000
const leftoverMilliseconds = 1000

/** Cuts off a body that is still arriving when the answer is complete. */
function endBody(this: ServerAnswer): void {
  if (this.req.complete) return
  const { socket } = this.req
  setTimeout(() => this.req.complete || socket.destroy(), leftoverMilliseconds).unref()
}

// Requests by machines, and files without which an admitted page is useless: they cost as little as a rejection.
const alwaysLetIn = /^\/(?:(?:healthz|readyz|metrics)(?:\?|$)|assets\/)/
const overloadRetrySeconds = '3'
const longestTurn = 1500

/** Rejects a request before it is parsed when too many wait already, which costs next to nothing. */
function turnAwayCrowd(server: Server, { publicUrl }: Config, outlook: () => Outlook): void {
  const fixed = securityHeaders(publicUrl)
  const overload = createOverloadGuard()
  const turns = createTurns()
  const answerers = server.listeners('request') as ((incoming: IncomingMessage, outgoing: ServerAnswer) => void)[]
  server.removeAllListeners('request')
  server.on('request', (incoming: IncomingMessage, outgoing: ServerAnswer) => {
    const { method, url: path = '/', headers } = incoming
    const { busyPage, isCached = () => false } = outlook()
    const kind = kindOf(incoming, isCached)
    const turnAway = () => {
      const page = kind !== 'write' && headers.accept?.includes('text/html') ? busyPage?.(path) : undefined
      const { headers: answerHeaders, body } = page ?? busyProblem(headers, fixed)
      outgoing.writeHead(503, { ...answerHeaders, 'Retry-After': overloadRetrySeconds, 'Content-Length': body.length })
      outgoing.end(method === 'HEAD' ? undefined : body)
    }
    if (!alwaysLetIn.test(path) && !overload.admits(kind, turns.waitOf(kind))) return turnAway()
    const place = new Place(overload, kind)
    outgoing.place = place
    const answer = () => {
      place.awaitBody(incoming)
      for (const answerer of answerers) answerer.call(server, incoming, outgoing)
    }
    if (!overload.isBusy) return answer()
    turns.take(kind, () => {
      if (outgoing.destroyed) return
      // The overload was larger than it looked. Answering a late request only makes the next one late as well.
      if (performance.now() - outgoing.arrivedAt > longestTurn) turnAway()
      else answer()
    })
  })
}

function busyProblem(
  { 'x-locale': named, 'accept-language': wish }: IncomingMessage['headers'],
  fixed: Record<string, string>,
) {
  const locale = isLocale(named) ? named : (matchLanguage(wish ?? null) ?? 'zh')
  const code = 'service-busy'
  const problem = { status: 503, code, message: errorWords(locale, code), request_id: randomUUID() }
  return {
    headers: {
      ...fixed,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': problem.request_id,
    },
    body: Buffer.from(JSON.stringify(problem)),
  }
}

/** While the shop starts or stops. Browsers retry by themselves. */
function answerClosed(request: Request): Response {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ alive: true })
  const error = new AppError('service-unavailable', { retryAfterSeconds: 2 })
  const answer = problemResponse(error, requestLocale(request), randomUUID())
  answer.headers.set('Connection', 'close')
  if (request.headers.get('Accept')?.includes('text/html')) answer.headers.set('Refresh', '2')
  return answer
}
