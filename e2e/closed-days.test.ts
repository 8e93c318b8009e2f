import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { locales } from '@fitout/contract/locales.ts'
import { contents as cn } from '@fitout/contract/messages/cn/contents.ts'
import { contents as en } from '@fitout/contract/messages/en/contents.ts'
import { contents as zh } from '@fitout/contract/messages/zh/contents.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { expect, inject, test } from 'vitest'
import { encode } from '../api/src/http/content-codings.ts'
import { isPassing } from '../api/src/log-failure.ts'
import { createStorefront } from '../storefront/server/storefront.ts'

const shop = inject('shopUrl')
const words = { zh, cn, en }
const writtenAs = {
  zh: /^\d{1,2}月\d{1,2}日（[一二三四五六]）$/,
  cn: /^\d{1,2}月\d{1,2}日（[一二三四五六]）$/,
  en: /^(Mon|Tue|Wed|Thu|Fri|Sat),? \d{1,2} [A-Z][a-z]{2,3}$/,
}

const inDays = (days: number) => hongKongDay(new Date(), days)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const isSunday = (day: string) => weekdayOf(day) === 7
const daysFrom = (from: number) => Array.from({ length: 7 }, (_, more) => inDays(from + more))

/** The shop under test, open from Monday to Saturday except on these days. */
async function openClosedOn(closed_on: string[]) {
  const storefront = await createStorefront({
    async callApi(request) {
      const { pathname, search } = new URL(request.url)
      const response = await fetch(shop + pathname + search, { headers: request.headers })
      if (pathname !== '/api/configuration/latest') return response
      const body = (await response.json()) as { data: { 'shop-constants': { opening_hours: object } } }
      const constants = body.data['shop-constants']
      constants.opening_hours = { ...constants.opening_hours, days: [1, 2, 3, 4, 5, 6], closed_on }
      return Response.json(body)
    },
    encode,
    isPassing,
    publicUrl: shop,
    production: true,
    report: (error) => expect.unreachable(String(error)),
  })
  return async (path: string) =>
    (await storefront.fetch(new Request(shop + path, { headers: { Accept: 'text/html' } }))).text()
}

test.each(locales)(
  'the contact page in %s shows the closed days of the next weeks below the opening hours',
  async (locale) => {
    const [soon, later] = [daysFrom(3), daysFrom(14)].map((days) => days.find((day) => !isSunday(day))!)
    const sunday = daysFrom(3).find(isSunday)!
    const [past, far] = [daysFrom(-9), daysFrom(40)].map((days) => days.find((day) => !isSunday(day))!)
    const show = await openClosedOn([far!, later!, past!, sunday, soon!])
    const html = await show(pathTo('contact-us', locale))
    const shown = [...html.matchAll(/<li><time dateTime="([^"]+)">([^<]+)<\/time>/gi)]
    expect(shown.map(([, day]) => day)).toEqual([soon, later])
    for (const [, day, written] of shown) {
      expect(written).toMatch(writtenAs[locale])
      expect(written).toContain(String(Number(day!.slice(8))))
    }
    expect(html.split(`${words[locale].closedSoon}<`)).toHaveLength(2)
    const special = [...html.matchAll(/"validFrom":"([^"]+)"/g)].map(([, day]) => day)
    expect(special).toEqual(expect.arrayContaining([soon, later]))
    expect(special).not.toContain(past)
  },
)

test('nothing is shown while no day is closed soon', async () => {
  const html = await (await openClosedOn([inDays(60)]))(pathTo('contact-us', 'en'))
  expect(html).toContain(en.hours)
  expect(html).not.toContain(en.closedSoon)
})
