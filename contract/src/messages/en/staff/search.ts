import type { Translated } from '../../message-types.ts'
import type { search as source } from '../../zh/staff/search.ts'

export const search: Translated<typeof source> = {
  emptySearches: {
    keyword: 'Words',
    language: 'Language',
    languages: { zh: 'Traditional Chinese', cn: 'Simplified Chinese', en: 'English' },
    searches: 'Times',
    lastAt: 'Latest',
  },
  resources: {
    'empty-searches': {
      name: 'Failed searches',
    },
  },
}
