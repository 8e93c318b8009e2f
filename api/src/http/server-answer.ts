import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

export type RequestName = {
  /** The request's id, as in its answer. */
  id?: string
  /** The route pattern. */
  route: string
  /** The log keeps a share of these. */
  isBrowsing: boolean
}

export type AnswerObserver = {
  /** Called when the answer begins, with its status. */
  begin: (answer: ServerAnswer, status: number) => void
  /** Called once, when the answer is complete or its connection closed. */
  end: (answer: ServerAnswer) => void
}

/** A request's place among those being answered. */
export type AnswerPlace = {
  /** While it waits for something else. */
  stepOut: () => void
  stepIn: () => void
  /** Its answer begins, or never will. */
  leave: (isServed: boolean) => void
}

/**
 * The server's answer to one request, with what the parts of the server note about it. Fields, since a listener, closure or map
 * entry of each part for each request costs as much as a tenth of an answer from memory.
 */
export class ServerAnswer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** By `performance.now()`. */
  readonly arrivedAt = performance.now()
  observer: AnswerObserver | undefined = undefined
  named: RequestName | undefined = undefined
  /** Set if the request is logged: the bytes its connection had written before. */
  bytesBefore: number | undefined = undefined
  place: AnswerPlace | undefined = undefined

  constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...given)
    this.on('close', close)
  }

  override writeHead(status: number, ...more: unknown[]): this {
    this.place?.leave(status !== turnedAway)
    this.observer?.begin(this, status)
    return super.writeHead(status, ...(more as [OutgoingHttpHeaders?]))
  }
}

const turnedAway = 503

/** Emitted once. */
function close(this: ServerAnswer): void {
  this.place?.leave(false)
  this.observer?.end(this)
}
