import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { buttonPage } from '../consents/consents-service.ts'
import type { NoticeStep } from './notice-link.ts'
import { noticeWords } from './stock-notice-message.ts'

export function noticePage(step: NoticeStep | 'broken', isDone: boolean, language: string | undefined): Response {
  const locale: Locale = isLocale(language) ? language : 'zh'
  const { page } = noticeWords[locale]
  if (step === 'broken')
    return buttonPage({ locale, title: page.brokenTitle, text: page.broken, home: page.home, status: 404 })
  const words = page[step]
  return buttonPage({
    locale,
    title: isDone ? words.doneTitle : words.title,
    text: isDone ? words.done : words.ask,
    home: page.home,
    ...(!isDone && { button: words.button }),
  })
}
