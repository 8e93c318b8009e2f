import type { Translated } from '../../message-types.ts'
import type { keptDrafts as source } from '../../zh/staff/kept-drafts.ts'

export const keptDrafts: Translated<typeof source> = {
  keptDraft: {
    lead: 'Input of {at} that was not saved is still on this device.',
    takeUp: 'Take it up',
    drop: 'Throw it away',
    unsaved: 'Not saved yet',
    saved: 'Draft saved {at}',
    discard: 'Discard',
  },
}
