import { expect, test } from 'vitest'
import { makePage, type Page } from './page-answer.ts'
import { PageCache } from './page-cache.ts'

const page = (text: string, status = 200, headers = {}): Page => makePage({ status, headers, html: text })

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

test('a page is given up after its time', async () => {
  const { clock, pages } = cache()
  await pages.findOrRender('/', async () => page('old'))
  clock.now = 60_001
  expect(pages.find('/')).toBeUndefined()
})

test('errors and pages with a cookie are not kept', async () => {
  const { pages } = cache()
  await pages.findOrRender('/lost', async () => page('lost', 404))
  await pages.findOrRender('/cookie', async () => page('cookie', 200, { 'set-cookie': 'a=b' }))
  expect([pages.find('/lost'), pages.find('/cookie')]).toEqual([undefined, undefined])
})

test('a cache may keep the page for what is not there', async () => {
  const pages = new PageCache({ maximumBytes: 1_000_000, milliseconds: 60_000, statuses: [200, 404] })
  const lost = await pages.findOrRender('/-', async () => page('lost', 404))
  expect(pages.find('/-')).toBe(lost)
})

test('a render that began before a change is not kept after it', async () => {
  const { pages } = cache()
  let finish: (made: Page) => void = () => undefined
  const first = pages.findOrRender('/', () => new Promise<Page>((resolve) => (finish = resolve)))
  pages.forget()
  const second = await pages.findOrRender('/', async () => page('new'))
  finish(page('old'))
  await first
  expect(pages.find('/')).toBe(second)
})

test('a failed render is tried again', async () => {
  const { pages } = cache()
  await expect(pages.findOrRender('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await pages.findOrRender('/', async () => page('yes'))).status).toBe(200)
})

test('the page unused for longest makes room', async () => {
  const { pages } = cache(3 * page('x').bytes)
  for (const key of ['a', 'b', 'c']) await pages.findOrRender(key, async () => page('x'))
  pages.find('a')
  await pages.findOrRender('d', async () => page('x'))
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.find(key))).toEqual(['a', 'c', 'd'])
})
