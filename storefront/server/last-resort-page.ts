import { inLocale, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'

const failed: Words = {
  en: 'An error occurred while showing the error page.',
  zh: '顯示錯誤頁面時發生問題。',
  cn: '显示错误页面时发生问题。',
}
const details: Words = {
  en: 'Status 500: the page could not be built. We have made a note of it.',
  zh: '狀態 500：頁面未能產生，我們已經記錄。',
  cn: '状态 500：页面无法生成，我们已记录。',
}
const home: Words = { en: 'Back to the home page', zh: '返回主頁', cn: '返回首页' }

/** When even the error page cannot be rendered. */
export function lastResortPage(locale: Locale): string {
  const title = inLocale(failed, locale)
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title></head><body><main><h1>${title}</h1><p>${inLocale(details, locale)}</p>
<p><a href="${pathTo('home', locale)}">${inLocale(home, locale)}</a></p></main></body></html>`
}
