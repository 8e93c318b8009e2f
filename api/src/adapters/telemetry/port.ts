import type { ServerResponse } from 'node:http'

/** How a request ended, as its trace says it: what was typed is no part of it. */
export type Ended = { route: string; method: string; status: number }

/** Follows requests, and the statements that they ask of the database, for a collector of traces. */
export type Traces = {
  /** Runs the answering of a request; its end is told by `end`. `parent` is the header `traceparent` of the request. */
  follow: <T>(outgoing: ServerResponse, parent: string | undefined, work: () => T) => T
  end: (outgoing: ServerResponse, ended: Ended) => void
  /** A statement without its values, within the request that asks for it. */
  noteStatement: (text: string, milliseconds: number, hasFailed: boolean) => void
  stop: () => Promise<void>
}

/** Tells of an error that was logged. */
export type Reports = { report: (error: unknown, what: string) => void; stop: () => Promise<void> }
