import type { Words } from '../locales.ts'

/** Shown when even the error page fails: the messages of a language may be what is missing. */
export const lastResort = {
  failed: {
    en: 'An error occurred while showing the error page.',
    zh: '顯示錯誤頁面時發生問題。',
    cn: '显示错误页面时发生问题。',
  },
  home: { en: 'Back to the home page', zh: '返回主頁', cn: '返回首页' },
} as const satisfies Record<string, Words>
