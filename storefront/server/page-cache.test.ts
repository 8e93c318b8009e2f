import { readChange, type Shown } from '@fitout/contract/public-change.ts'
import { expect, test } from 'vitest'
import { makePage, type Page } from './page-answer.ts'
import { PageCache } from './page-cache.ts'

const page = (text: string, status = 200, headers = {}, shows?: Shown): Page =>
  makePage({ status, headers, html: text, shows })

function cache(maximumBytes = 1_000_000) {
  const clock = { now: 0 }
  return { clock, pages: new PageCache({ maximumBytes, milliseconds: 60_000, now: () => clock.now }) }
}

test('concurrent requests share one render, and later visitors get the cached page', async () => {
  const { pages } = cache()
  let renders = 0
  const render = async () => {
    renders += 1
    return page('home')
  }
  await Promise.all([pages.findOrRender('/', render), pages.findOrRender('/', render), pages.findOrRender('/', render)])
  await pages.findOrRender('/', render)
  expect(renders).toBe(1)
})

test('a page expires after its time', async () => {
  const { clock, pages } = cache()
  await pages.findOrRender('/', async () => page('old'))
  expect(pages.has('/')).toBe(true)
  clock.now = 60_001
  expect(pages.has('/')).toBe(false)
  expect(pages.find('/')).toBeUndefined()
})

test('errors and pages with a cookie are not cached', async () => {
  const { pages } = cache()
  await pages.findOrRender('/lost', async () => page('lost', 404))
  await pages.findOrRender('/cookie', async () => page('cookie', 200, { 'set-cookie': 'a=b' }))
  expect([pages.find('/lost'), pages.find('/cookie')]).toEqual([undefined, undefined])
})

test('the not-found page may be cached', async () => {
  const pages = new PageCache({ maximumBytes: 1_000_000, milliseconds: 60_000, statuses: [200, 404] })
  const lost = await pages.findOrRender('/-', async () => page('lost', 404))
  expect(pages.find('/-')).toBe(lost)
})

test('a render that began before a change is not cached after it', async () => {
  const { pages } = cache()
  let finish: (made: Page) => void = () => undefined
  const first = pages.findOrRender('/', () => new Promise<Page>((resolve) => (finish = resolve)))
  pages.forget('everything')
  const second = await pages.findOrRender('/', async () => page('new'))
  finish(page('old'))
  await first
  expect(pages.find('/')).toBe(second)
})

test('a change drops the pages that show it, and those without known subjects', async () => {
  const { pages } = cache()
  const id = '019a0000-0000-7000-8000-000000000000'
  const shown: Record<string, Shown> = {
    list: ['products', 'stock'],
    piece: [`product:${id}`, `units:${id}`],
    journal: ['posts'],
    terms: [],
    unknown: undefined,
  }
  const leftAfter = async (...payloads: (string | undefined)[]) => {
    for (const [key, shows] of Object.entries(shown))
      await pages.findOrRender(key, async () => page('x', 200, {}, shows))
    for (const payload of payloads) pages.forget(readChange(payload))
    return Object.keys(shown).filter((key) => pages.find(key))
  }
  expect(await leftAfter(`units:${id}`)).toEqual(['list', 'journal', 'terms'])
  expect(await leftAfter(`stock product:${id}`)).toEqual(['journal', 'terms'])
  expect(await leftAfter('posts', `units:${id}`)).toEqual(['list', 'terms'])
  expect(await leftAfter('vouchers')).toEqual(['list', 'piece', 'journal', 'terms'])
  for (const former of ['catalogue', 'configuration', '', undefined]) expect(await leftAfter(former)).toEqual([])
})

test('a failed render is retried', async () => {
  const { pages } = cache()
  await expect(pages.findOrRender('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await pages.findOrRender('/', async () => page('yes'))).status).toBe(200)
})

test('the least recently used page is evicted', async () => {
  const { pages } = cache(3 * page('x').bytes)
  for (const key of ['a', 'b', 'c']) await pages.findOrRender(key, async () => page('x'))
  pages.find('a')
  await pages.findOrRender('d', async () => page('x'))
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.find(key))).toEqual(['a', 'c', 'd'])
})
