import type { Translated } from '../../message-types.ts'
import type { savedDrafts as source } from '../../zh/staff/saved-drafts.ts'

export const savedDrafts: Translated<typeof source> = {
  savedDraft: {
    lead: 'Input of {at} that was not saved is still on this device.',
    takeUp: 'Take it up',
    drop: 'Throw it away',
    unsaved: 'Not saved yet',
    saved: 'Draft saved {at}',
    discard: 'Discard',
  },
}
