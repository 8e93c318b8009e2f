import { countView } from '@fitout/contract/figures.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { inject } from 'vitest'
import { catalogue } from './pieces.ts'
import { present } from './present.ts'

type View = BodyInput<typeof countView>

const sources: View['from'][] = [
  {},
  { host: 'www.google.com' },
  { host: 'l.instagram.com', source: 'instagram', medium: 'story', campaign: 'autumn' },
  { host: 'www.xiaohongshu.com' },
  { host: 'm.facebook.com', source: 'facebook', medium: 'post', campaign: 'open day' },
]
const searches = ['sofa', '梳化', '沙发', 'oak dining table']
const lost = ['murphy bed', '電動窗簾', '榻榻米']

/** A browser with an ordinary user agent; that of the tests identifies itself as a program. */
export const personsBrowser = { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }

/** Visitors of a day, fewer at each step, as reported by their browsers. */
export async function seeShop(): Promise<void> {
  const pieces = await catalogue('GOODS')
  const views = Array.from({ length: 60 }, (_, at): View[] => {
    const locale: Locale = at % 3 === 0 ? 'en' : at % 5 === 0 ? 'cn' : 'zh'
    const from = sources[(at * at) % sources.length]
    const piece = pieces[(at * at) % 7]
    return [
      { screen: 'home', locale, from },
      ...(piece && at % 4 > 0 ? [{ screen: 'product' as const, locale, id: piece._id }] : []),
      ...(at % 5 === 0 ? [{ screen: 'cart' as const, locale }] : []),
      ...(at % 9 === 0 ? [{ screen: 'checkout' as const, locale }] : []),
      ...(at % 6 === 0
        ? [{ screen: 'search' as const, locale, keyword: present(searches[at % 4]), is_found: true }]
        : []),
      ...(at % 11 === 0
        ? [{ screen: 'search' as const, locale, keyword: present(lost[at % 3]), is_found: false }]
        : []),
    ]
  }).flat()
  for (const view of views) await send(view)
}

async function send(view: View): Promise<void> {
  const answer = await fetch(`${inject('shopUrl')}/api${countView.path}`, {
    method: countView.method,
    headers: { 'Content-Type': 'application/json', ...personsBrowser },
    body: JSON.stringify(view),
  })
  if (!answer.ok) throw new Error(`Counting a view answers ${answer.status}: ${await answer.text()}`)
}
