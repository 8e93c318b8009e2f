/** What customers looked for in vain. */
export const search = {
  emptySearches: {
    keyword: '搜尋字詞',
    language: '語言',
    languages: { zh: '繁體中文', cn: '簡體中文', en: '英文' },
    searches: '次數',
    lastAt: '最近一次',
  },
  resources: {
    'empty-searches': {
      name: '搜尋落空',
    },
  },
} as const
