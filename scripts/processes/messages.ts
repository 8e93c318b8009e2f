import type { Counts, Measures } from '../../api/src/siblings.ts'

/** What the primary passes to a process about the resources it has prepared. */
export type Prepared = { databaseUrl: string; sessionSecret: string }

/** Messages from a process to the primary. */
export type FromPart =
  | { kind: 'open' }
  | { kind: 'counts'; counts: Counts }
  | { kind: 'ask-all'; id: number }
  | { kind: 'measures'; id: number; measures: Measures }

/** Messages from the primary to a process. */
export type ToPart =
  | { kind: 'prepared'; prepared: Prepared }
  | { kind: 'all-open' }
  | { kind: 'counts'; counts: Counts }
  | { kind: 'ask'; id: number }
  | { kind: 'all'; id: number; text: string }
