import type { Translated } from '../../message-types.ts'
import type { segments as source } from '../../zh/staff/segments.ts'

export const segments: Translated<typeof source> = {
  permissions: {
    'segments.write': 'add, rename and remove segments of customers',
  },
  audit: {
    actions: {
      'segments.add': '{who} added the segment {thing}',
      'segments.rename': '{who} renamed a segment {thing}',
      'segments.remove': '{who} removed the segment {thing}',
    },
    subjects: {
      segment: 'segment',
    },
  },
}
