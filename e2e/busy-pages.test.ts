import { setTimeout as pause } from 'node:timers/promises'
import { inLocale, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { lastResort } from '@fitout/contract/messages/last-resort.ts'
import type { PublicChange } from '@fitout/contract/public-change.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { expect, inject, test } from 'vitest'
import { AppError } from '../api/src/http/app-error.ts'
import { encode } from '../api/src/http/content-codings.ts'
import { problemResponse } from '../api/src/http/problems.ts'
import { isPassing } from '../api/src/log-failure.ts'
import { DatabaseSilent } from '../api/src/outage.ts'
import { errorWords } from '../api/src/words.ts'
import { screenAt } from '../storefront/server/address.ts'
import { createStorefront, type StorefrontOptions } from '../storefront/server/storefront.ts'

const shop = inject('shopUrl')

const answer = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return fetch(shop + pathname + search, { headers: request.headers })
}

/** The storefront of the shop under test, in this process, with injected faults. */
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

test.each(locales)('a page that is not rendered in time asks visitors in %s to come back', async (locale) => {
  let isSlow = true
  const { ask, reported } = await openWith({
    drawMilliseconds: 500,
    callApi: async (request) => {
      if (isSlow && request.url.includes('/posts/')) await pause(1000)
      return answer(request)
    },
  })
  const path = pathTo('blogs', locale)
  // They share one rendering.
  const answers = await Promise.all([ask(path), ask(path), ask(`${path}.data`)])
  for (const response of answers) await expectBusy(response, locale)
  expect(reported).toEqual([])
  isSlow = false
  expect((await ask(path)).status).toBe(200)
})

test('a page with no time left to render, however fast its calls, is not reported as an error', async () => {
  const { ask, reported } = await openWith({ drawMilliseconds: 0 })
  await expectBusy(await ask('/en'), 'en')
  expect(reported).toEqual([])
})

test('a page that meets an unavailable database asks visitors to come back', async () => {
  const { ask } = await openWith({ isSetUp: () => Promise.reject(new DatabaseSilent()) })
  for (const locale of locales) await expectBusy(await ask(pathTo('services', locale)), locale)
})

test('an error outside the rendering of a page is shown with a message, and reported', async () => {
  const { ask, reported } = await openWith({
    secondsToWait: () => {
      throw new Error('a fault of this test')
    },
  })
  const response = await ask(`${pathTo('services', 'en')}?unknown`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await response.text()).toContain(inLocale(lastResort.failed, 'en'))
  expect(String(reported)).toContain('a fault of this test')
})

test('an error stays an error', async () => {
  const { ask, reported } = await openWith({
    callApi: async (request) =>
      request.url.includes('/posts/') ? Promise.reject(new Error('a fault of this test')) : answer(request),
  })
  expect((await ask(pathTo('blogs', 'en'))).status).toBe(500)
  expect(String(reported[0])).toContain('a fault of this test')
})

/** One address of each public screen, if the shop has one. */
async function addressOfEachScreen(): Promise<string[]> {
  const index = await (await fetch(`${shop}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(async ([, part = '']) => (await fetch(part)).text())
  const listed = (await Promise.all(parts)).flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)])
  const paths = listed.map(([, address = '']) => decodeURIComponent(new URL(address).pathname))
  const first = new Map(paths.toReversed().map((path) => [screenAt(path), path]))
  return [...first.values(), `${pathTo('search', 'en')}?keyword=oak`, `${pathTo('products', 'en')}?keyword=oak`]
}

const every = 'every call'

test('no page answers 500 because one of its calls is rejected', async () => {
  let turnedAway: string | undefined
  const asked = new Set<string>()
  let forget: (change: PublicChange) => void = () => undefined
  const { ask } = await openWith({
    onPublicChange: (given) => {
      forget = given
    },
    callApi: async (request) => {
      const { pathname } = new URL(request.url)
      asked.add(pathname)
      if (turnedAway !== every && pathname !== turnedAway) return answer(request)
      return problemResponse(new AppError('service-busy', { retryAfterSeconds: 2 }), 'en', 'of this test')
    },
  })
  const paths = await addressOfEachScreen()
  expect(paths.length).toBeGreaterThan(15)
  const odd: string[] = []
  for (const path of paths) {
    asked.clear()
    turnedAway = undefined
    forget('everything')
    expect([path, (await ask(path)).status]).toEqual([path, 200])
    for (const call of [...asked, every]) {
      turnedAway = call
      forget('everything')
      const { status, headers } = await ask(path)
      const isBusy = status === 503 && Number(headers.get('retry-after')) > 0
      if (status !== 200 && !isBusy) odd.push(`${path} is answered ${status} when ${call} is turned away`)
    }
  }
  expect(odd).toEqual([])
}, 120_000)
