import type { Translated } from '../../message-types.ts'
import type { handbook as source } from '../../zh/staff/handbook.ts'

export const handbook: Translated<typeof source> = {
  handbook: {
    title: 'Handbook',
    helpOf: 'Help with this screen',
    lead: 'How each task is done, with pictures. Search for words, or choose from the contents.',
    contents: 'Contents of the handbook',
    search: 'Search the handbook',
    none: 'These words are not in the handbook.',
    behind: 'For hosts and developers',
    onwards: 'Other pages',
    all: 'All pages',
  },
}
