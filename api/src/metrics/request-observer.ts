import type { IncomingMessage, Server } from 'node:http'
import { atMost } from '../at-most.ts'
import type { Context } from '../context.ts'
import type { ServerAnswer, RequestName } from '../http/server-answer.ts'
import type { Bindings } from '../http/source.ts'
import { knownMethod } from './request-times.ts'

/** The log keeps one in this many successful browsing requests. */
export const browsingLogged = 100
/** And at most this many per second, so that the log costs a busy shop no more than a quiet one: a line takes 0.2 ms. */
const browsingLinesEachSecond = 4

export function nameRoute({ outgoing }: Bindings, named: RequestName): void {
  if (outgoing) outgoing.named = named
}

/** Measures every request of a server of `ServerAnswer`s and logs it in one line, without names or input. */
export function observeRequests({ metrics, log, failureLines, traces }: Context, server: Server): void {
  let browsed = 0
  const mayBrowse = atMost(browsingLinesEachSecond, 1000)

  function isLogged({ isBrowsing }: RequestName, status: number): boolean {
    if (!isBrowsing || status >= 400) return true
    browsed += 1
    return browsed % browsingLogged === 1 && mayBrowse()
  }

  function nameOf(answer: ServerAnswer): RequestName {
    return (answer.named ??= besideApi(answer.req.url ?? ''))
  }

  const observer = {
    begin(answer: ServerAnswer, status: number) {
      // Only for logged requests: the socket asks the system library for it.
      if (isLogged(nameOf(answer), status)) answer.bytesBefore = answer.req.socket.bytesWritten
    },
    end(answer: ServerAnswer) {
      metrics.requests.running -= 1
      const { req: incoming, arrivedAt, bytesBefore, headersSent } = answer
      const { id, route } = nameOf(answer)
      // A caller that disconnects before the answer is not the shop's error.
      const status = headersSent ? answer.statusCode : 499
      const seconds = (performance.now() - arrivedAt) / 1000
      metrics.requestTimes.count(route, incoming.method, status, seconds)
      traces?.end(answer, { route, method: knownMethod(incoming.method), status })
      if (headersSent && bytesBefore === undefined) return
      const method = knownMethod(incoming.method)
      const line = status >= 400 ? failureLines.take(`${method} ${route} ${status}`) : { heldBack: 0 }
      if (!line) return
      const bytes = bytesBefore === undefined ? 0 : Math.max(incoming.socket.bytesWritten - bytesBefore, 0)
      const ms = Math.round(seconds * 10_000) / 10
      const heldBack = line.heldBack > 0 && { held_back: line.heldBack }
      log.info({ ...(id && { id }), method, route, status, ms, bytes, ...heldBack }, 'request')
    },
  }
  // First: answers from memory are complete when the other listeners return.
  server.prependListener('request', (_incoming: IncomingMessage, answer: ServerAnswer) => {
    answer.observer = observer
    metrics.requests.running += 1
  })
}

/** Answers outside the API: pages, files of the apps, and everything while the shop starts or stops. */
function besideApi(url: string): RequestName {
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
