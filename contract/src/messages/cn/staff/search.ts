import type { Translated } from '../../message-types.ts'
import type { search as source } from '../../zh/staff/search.ts'

export const search: Translated<typeof source> = {
  emptySearches: {
    keyword: '搜索词',
    language: '语言',
    languages: { zh: '繁体中文', cn: '简体中文', en: '英文' },
    searches: '次数',
    lastAt: '最近一次',
  },
  resources: {
    'empty-searches': {
      name: '无结果搜索',
    },
  },
}
