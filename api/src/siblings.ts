import type { Registry } from 'prom-client'

/** Requests of one minute, by class of call and source. */
export type Counts = Record<string, number>
export type Measures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The processes started by one command to serve the same port, as seen by one of them. */
export type Siblings = {
  /** The name of this process: `web-1`, `jobs`. */
  name: string
  /** Sends the requests counted here to the other processes. */
  send: (counts: Counts) => void
  onCounts: (listener: (counts: Counts) => void) => void
  /** Sets how this process responds to a request for its metrics. */
  onAsked: (measure: () => Promise<Measures>) => void
  /** The metrics of all processes, in the text format of Prometheus. */
  measureAll: () => Promise<string>
}
