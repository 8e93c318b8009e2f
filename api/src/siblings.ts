import type { Registry } from 'prom-client'

/** Requests of one minute, by class of call and source. */
export type Counts = Record<string, number>
export type Measures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The processes that one command has started to serve the same port, as one of them knows the others. */
export type Siblings = {
  /** What this one is called among them: `web-1`, `jobs`. */
  name: string
  /** Tells the others what was taken here. */
  tell: (counts: Counts) => void
  onCounts: (listener: (counts: Counts) => void) => void
  /** How this one answers when it is asked for its measures. */
  onAsked: (measure: () => Promise<Measures>) => void
  /** The measures of all of them, in the text format of Prometheus. */
  measureAll: () => Promise<string>
}
