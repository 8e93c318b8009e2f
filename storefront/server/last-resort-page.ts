import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { lastResort } from '@fitout/contract/messages/last-resort.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { plainPage } from './plain-page.ts'

const details: Words = {
  en: 'Status 500: the page could not be built. We have made a note of it.',
  zh: '狀態 500：頁面未能產生，我們已經記錄。',
  cn: '状态 500：页面无法生成，我们已记录。',
}

/** When even the error page cannot be rendered. */
export function lastResortPage(locale: Locale): string {
  const title = inLocale(lastResort.failed, locale)
  const home = `<a href="${pathTo('home', locale)}" style="color: inherit">${inLocale(lastResort.home, locale)}</a>`
  return plainPage(locale, title, `<p>${inLocale(details, locale)}</p><p>${home}</p>`)
}
