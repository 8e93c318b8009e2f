import { inLocale, langOf, type Locale, type Words } from '@fitout/contract/locales.ts'
import { offlinePage as words } from '@fitout/contract/messages/offline-page.ts'
import { displayFace, plainPage } from './plain-page.ts'

const drawing =
  '<svg viewBox="0 0 480 320" width="480" style="max-width: 100%; height: auto" fill="none" stroke="#6b6156" ' +
  'stroke-width="1.5" aria-hidden="true"><path d="M24 276h432M132 270V108M100 276c0-4 14-6 32-6s32 2 32 6M88 108h88l-18' +
  '-60h-52zM120 48V38h24v10M164 274c30-2 26-26 54-26s24 20 56 18 20-30 44-34m-2-8 22-6 4 16-22 6zM338 222l12-3M341 230' +
  'l12-3M380 196h36v36h-36zM388 204h20v20h-20zM214 276v-16M288 276v-16M204 210c0-8 12-8 12 0v34h70v-34c0-8 12-8 12 0v50' +
  'h-94zM220 206v-50c0-6 62-6 62 0v50M216 226h70"/></svg>'

const button = [
  'display: inline-block',
  'padding: 0.8rem 1.75rem',
  'border-radius: 2px',
  'background: #211d19',
  'color: #fbf9f6',
  'text-decoration: none',
].join('; ')

const logo = (locale: Locale) =>
  [
    'position: absolute',
    'inset: 0 auto auto 0',
    'padding: 0.9rem 1.5rem',
    `font: 1.5rem/36px ${displayFace(locale)}`,
    `letter-spacing: ${locale === 'en' ? '-0.01em' : '0.12em'}`,
  ].join('; ')

/** A phone reports being online before its network works, so the page polls until the shop answers. */
const comeBack = `
const again = () => fetch('/healthz', { cache: 'no-store' }).then(() => location.reload(), () => setTimeout(again, 3000))
if (navigator.onLine) setTimeout(again, 3000)
addEventListener('online', again)`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Cached by the browser and shown in place of any page while offline. It keeps that page's address. */
export function offlinePage(locale: Locale, nonce: string, shop: Words): string {
  const name = inLocale(shop, locale).replace(/[&<>]/g, (one) => entities[one] ?? '')
  const lang = langOf(shop, locale)
  return plainPage(
    locale,
    inLocale(words.title, locale),
    `<p>${inLocale(words.text, locale)}</p>` +
      `<p style="margin: 2rem 0"><a href="" style="${button}">${inLocale(words.tryAgain, locale)}</a></p>${drawing}` +
      `<script nonce="${nonce}">${comeBack}</script>`,
    `<header${lang ? ` lang="${lang}"` : ''} style="${logo(locale)}">${name}</header>`,
  )
}
