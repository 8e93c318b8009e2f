import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Context } from '../context.ts'
import type { Bindings } from '../http/source.ts'
import { knownMethod } from './request-times.ts'

type Named = {
  /** The request's, as its answer says it. */
  id?: string
  /** The pattern by which it is answered. */
  route: string
  /** Of these the log keeps a share. */
  isBrowsing: boolean
}

const name = Symbol('name')
const began = Symbol('began')
const written = Symbol('written')
/** On the answer itself: a map beside it would cost every request more than all else here. */
type Observed = ServerResponse & { [name]?: Named; [began]?: number; [written]?: number }

/** Of browsing that went well, one request in so many is logged. */
export const browsingLogged = 100
/** And so many a second at most, so that the log costs a busy shop no more than a quiet one. */
const browsingLinesEachSecond = 10

export function nameRoute({ outgoing }: Bindings, given: Named): void {
  if (outgoing) (outgoing as Observed)[name] = given
}

/** Measures every request of a server and logs it in one line, without names or typed input. */
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

  /** One for all requests: to make one for each costs as much as counting it. */
  function end(this: Observed): void {
    metrics.requests.running -= 1
    const { req: incoming, [began]: from = 0, [written]: before = 0 } = this
    const now = performance.now()
    const { id, route, isBrowsing } = this[name] ?? besideApi(incoming.url ?? '')
    // A caller who goes away before the answer is no fault of ours.
    const status = this.headersSent ? this.statusCode : 499
    const method = knownMethod(incoming.method)
    metrics.requestTimes.count(route, method, status, (now - from) / 1000)
    traces?.end(this, { route, method, status })
    if (!isLogged(isBrowsing, status, now)) return
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
    // It closes once.
    outgoing.on('close', end)
  })
}

/** What is answered beside the API: pages, files of the apps, and all while the shop opens or closes. */
function besideApi(url: string): Named {
  const [, place] = /^\/(api|admin|assets|media)(?:[/?]|$)/.exec(url) ?? []
  return { route: place ? `/${place}/*` : 'page', isBrowsing: place !== 'api' }
}

type Answering = (request: Request, bindings: Bindings) => Response | Promise<Response>

/** The same answers, each traced where a collector is configured. */
export function traced({ traces }: Pick<Context, 'traces'>, answer: Answering): Answering {
  if (!traces) return answer
  return (request, bindings) => {
    const work = () => answer(request, bindings)
    // As it arrived: to ask the request would make all its headers again.
    const parent = bindings.incoming?.headers['traceparent']
    return bindings.outgoing ? traces.follow(bindings.outgoing, parent?.toString(), work) : work()
  }
}
