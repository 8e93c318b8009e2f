import { setTimeout as pause } from 'node:timers/promises'
import { languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { expect, inject, test } from 'vitest'
import { encode } from '../api/src/http/content-codings.ts'
import { isPassing } from '../api/src/log-failure.ts'
import { DatabaseSilent } from '../api/src/outage.ts'
import { errorWords } from '../api/src/words.ts'
import { createStorefront, type StorefrontOptions } from '../storefront/server/storefront.ts'

const shop = inject('shopUrl')

const answer = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return fetch(shop + pathname + search, { headers: request.headers })
}

/** The storefront of the shop under test, in this process and with faults of its own. */
async function openWith(options: Partial<StorefrontOptions>) {
  const reported: unknown[] = []
  const storefront = await createStorefront({
    callApi: answer,
    encode,
    isPassing,
    publicUrl: shop,
    production: true,
    report: (error) => reported.push(error),
    ...options,
  })
  const ask = (path: string) => storefront.fetch(new Request(shop + path, { headers: { Accept: 'text/html' } }))
  return { ask, reported }
}

async function expectBusy(response: Response, locale: Locale): Promise<void> {
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(html).toContain(`lang="${languageTags[locale]}"`)
  expect(html).toContain(errorWords(locale, 'service-busy'))
}

test.each(locales)('a page that is not drawn in time asks visitors in %s to come back', async (locale) => {
  let isSlow = true
  const { ask, reported } = await openWith({
    drawMilliseconds: 500,
    callApi: async (request) => {
      if (isSlow && request.url.includes('/posts/')) await pause(1000)
      return answer(request)
    },
  })
  const path = pathTo('blogs', locale)
  // They share one drawing.
  const answers = await Promise.all([ask(path), ask(path), ask(`${path}.data`)])
  for (const response of answers) await expectBusy(response, locale)
  expect(reported).toEqual([])
  isSlow = false
  expect((await ask(path)).status).toBe(200)
})

test('a page with no time to be drawn, however fast its calls, is no fault either', async () => {
  const { ask, reported } = await openWith({ drawMilliseconds: 0 })
  await expectBusy(await ask('/en'), 'en')
  expect(reported).toEqual([])
})

test('a page that meets a database which is away asks visitors to come back', async () => {
  const { ask } = await openWith({ isSetUp: () => Promise.reject(new DatabaseSilent()) })
  for (const locale of locales) await expectBusy(await ask(pathTo('services', locale)), locale)
})

test('a fault stays a fault', async () => {
  const { ask, reported } = await openWith({
    callApi: async (request) =>
      request.url.includes('/posts/') ? Promise.reject(new Error('a fault of this test')) : answer(request),
  })
  expect((await ask(pathTo('blogs', 'en'))).status).toBe(500)
  expect(String(reported[0])).toContain('a fault of this test')
})
