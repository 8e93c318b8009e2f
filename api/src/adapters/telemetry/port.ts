import type { ServerAnswer } from '../../http/server-answer.ts'

/** The outcome of a request in its trace, without user input. */
export type Ended = { route: string; method: string; status: number }

/** Traces requests and their database statements for a collector. */
export type Traces = {
  /** Runs the handling of a request; `end` reports its outcome. `parent` is the request's `traceparent` header. */
  follow: <T>(outgoing: ServerAnswer, parent: string | undefined, work: () => T) => T
  end: (outgoing: ServerAnswer, ended: Ended) => void
  /** A statement without its values, within the request that runs it. */
  noteStatement: (text: string, milliseconds: number, hasFailed: boolean) => void
  stop: () => Promise<void>
}

/** Sends the lines of the log, as they stand on standard output, to the same collector. */
export type Logs = { send: (line: string) => void; stop: () => Promise<void> }

/** Reports a logged error. */
export type Reports = { report: (error: unknown, what: string) => void; stop: () => Promise<void> }
