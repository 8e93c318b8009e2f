import type { Counts, Measures } from '../../api/src/siblings.ts'

/** What a process needs to know of what the one that started it has made ready. */
export type Prepared = { databaseUrl: string; sessionSecret: string }

/** What a process tells the one that started it. */
export type FromPart =
  | { kind: 'open' }
  | { kind: 'counts'; counts: Counts }
  | { kind: 'ask-all'; id: number }
  | { kind: 'measures'; id: number; measures: Measures }

/** What it is told. */
export type ToPart =
  | { kind: 'prepared'; prepared: Prepared }
  | { kind: 'all-open' }
  | { kind: 'counts'; counts: Counts }
  | { kind: 'ask'; id: number }
  | { kind: 'all'; id: number; text: string }
