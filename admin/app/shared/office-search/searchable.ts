import type { Command, FoundAct, Manifest } from '../manifest.ts'

/** What the features add to the search. */
export type Searchable = {
  commands: readonly Command[]
  found: NonNullable<Manifest['found']>
  acts: readonly FoundAct[]
}
