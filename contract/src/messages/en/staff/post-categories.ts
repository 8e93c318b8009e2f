import type { Translated } from '../../message-types.ts'
import type { postCategories as source } from '../../zh/staff/post-categories.ts'

export const postCategories: Translated<typeof source> = {
  audit: {
    actions: {
      'post-categories.add': '{who} added the journal category “{thing}”',
      'post-categories.rename': '{who} renamed the journal category “{thing}”',
      'post-categories.move': '{who} moved the journal category “{thing}”',
      'post-categories.remove': '{who} removed the journal category “{thing}”',
    },
    subjects: {
      'post-category': 'journal category',
    },
  },
}
