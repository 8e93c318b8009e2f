import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Context } from '../context.ts'
import type { Bindings } from '../http/source.ts'
import { knownMethod } from './request-times.ts'

type Named = {
  /** The request's id, as in its answer. */
  id?: string
  /** The route pattern. */
  route: string
  /** The log keeps a share of these. */
  isBrowsing: boolean
}

const name = Symbol('name')
const began = Symbol('began')
const written = Symbol('written')
/** Stored on the answer itself: a map beside it would cost every request more than all else here. */
type Observed = ServerResponse & { [name]?: Named; [began]?: number; [written]?: number }

/** The log keeps one in this many successful browsing requests. */
export const browsingLogged = 100
/** And at most this many per second, so that the log costs a busy shop no more than a quiet one. */
const browsingLinesEachSecond = 10

export function nameRoute({ outgoing }: Bindings, given: Named): void {
  if (outgoing) (outgoing as Observed)[name] = given
}

/** Measures every request of a server and logs it in one line, without names or input. */
export function observeRequests({ metrics, log, failureLines, traces }: Context, server: Server): void {
  let browsed = 0
  let second = 0
  let lines = 0

  function isLogged(isBrowsing: boolean, status: number, now: number): boolean {
    if (!isBrowsing || status >= 400) return true
    browsed += 1
    if (browsed % browsingLogged !== 1) return false
    if (now - second >= 1000) {
      second = now
      lines = 0
    }
    lines += 1
    return lines <= browsingLinesEachSecond
  }

  /** One listener for all requests: creating one for each costs as much as counting it. */
  function end(this: Observed): void {
    metrics.requests.running -= 1
    const { req: incoming, [began]: from = 0, [written]: before = 0 } = this
    const now = performance.now()
    const { id, route, isBrowsing } = this[name] ?? besideApi(incoming.url ?? '')
    // A caller that disconnects before the answer is not the shop's error.
    const status = this.headersSent ? this.statusCode : 499
    metrics.requestTimes.count(route, incoming.method, status, (now - from) / 1000)
    traces?.end(this, { route, method: knownMethod(incoming.method), status })
    if (!isLogged(isBrowsing, status, now)) return
    const method = knownMethod(incoming.method)
    const line = status >= 400 ? failureLines.take(`${method} ${route} ${status}`) : { heldBack: 0 }
    if (!line) return
    const bytes = Math.max(incoming.socket.bytesWritten - before, 0)
    const ms = Math.round((now - from) * 10) / 10
    const heldBack = line.heldBack > 0 && { held_back: line.heldBack }
    log.info({ ...(id && { id }), method, route, status, ms, bytes, ...heldBack }, 'request')
  }

  server.on('request', (incoming: IncomingMessage, outgoing: Observed) => {
    outgoing[began] = performance.now()
    outgoing[written] = incoming.socket.bytesWritten
    metrics.requests.running += 1
    // Emitted once.
    outgoing.on('close', end)
  })
}

/** Answers outside the API: pages, files of the apps, and everything while the shop starts or stops. */
function besideApi(url: string): Named {
  const [, place] = /^\/(api|admin|assets|media)(?:[/?]|$)/.exec(url) ?? []
  return { route: place ? `/${place}/*` : 'page', isBrowsing: place !== 'api' }
}

type Answering = (request: Request, bindings: Bindings) => Response | Promise<Response>

/** Wraps the answers to trace each one if a collector is configured. */
export function traced({ traces }: Pick<Context, 'traces'>, answer: Answering): Answering {
  if (!traces) return answer
  return (request, bindings) => {
    const work = () => answer(request, bindings)
    // The raw header: reading it from the request would build all its headers again.
    const parent = bindings.incoming?.headers['traceparent']
    return bindings.outgoing ? traces.follow(bindings.outgoing, parent?.toString(), work) : work()
  }
}
