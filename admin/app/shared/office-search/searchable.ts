import type { Command, FoundAct, Manifest } from '../manifest.ts'

/** What features contribute to the search. */
export type Searchable = {
  commands: readonly Command[]
  found: NonNullable<Manifest['found']>
  foundAll: NonNullable<Manifest['foundAll']>
  acts: readonly FoundAct[]
}
