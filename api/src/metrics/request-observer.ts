import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Context } from '../context.ts'
import type { Bindings } from '../http/source.ts'

type Named = {
  /** The request's, as its answer says it. */
  id?: string
  /** The pattern by which it is answered. */
  route: string
  /** Of these the log keeps a share. */
  isBrowsing: boolean
}

const named = new WeakMap<ServerResponse, Named>()
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Of browsing that went well, one request in so many is logged. */
export const browsingLogged = 100

export function nameRoute({ outgoing }: Bindings, name: Named): void {
  if (outgoing) named.set(outgoing, name)
}

/** Measures every request of a server and logs it in one line, which names nobody and nothing that was typed. */
export function observeRequests({ metrics, log, failureLines, traces }: Context, server: Server): void {
  let browsed = 0

  function isLogged(isBrowsing: boolean, status: number): boolean {
    if (!isBrowsing || status >= 400) return true
    browsed += 1
    return browsed % browsingLogged === 1
  }

  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const from = performance.now()
    const { socket } = incoming
    const written = socket.bytesWritten
    metrics.requestsRunning.inc()
    let bytes = 0
    // A socket that is closed no longer knows.
    outgoing.once('finish', () => {
      bytes = socket.bytesWritten - written
    })
    outgoing.once('close', () => {
      metrics.requestsRunning.dec()
      const milliseconds = performance.now() - from
      const { id, route, isBrowsing } = named.get(outgoing) ?? besideApi(incoming.url ?? '')
      const method = methods.has(incoming.method ?? '') ? (incoming.method as string) : 'OTHER'
      // A caller who goes away before the answer is no fault of ours.
      const status = outgoing.writableFinished || outgoing.headersSent ? outgoing.statusCode : 499
      metrics.requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000)
      traces?.end(outgoing, { route, method, status })
      if (!isLogged(isBrowsing, status)) return
      const line = status >= 400 ? failureLines.take(`${method} ${route} ${status}`) : { heldBack: 0 }
      if (!line) return
      bytes ||= Math.max(socket.bytesWritten - written, 0)
      const ms = Math.round(milliseconds * 10) / 10
      const heldBack = line.heldBack > 0 && { held_back: line.heldBack }
      log.info({ ...(id && { id }), method, route, status, ms, bytes, ...heldBack }, 'request')
    })
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
    const parent = request.headers.get('traceparent') ?? undefined
    return bindings.outgoing ? traces.follow(bindings.outgoing, parent, work) : work()
  }
}
