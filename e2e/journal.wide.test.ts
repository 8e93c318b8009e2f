import { type Locale, locales } from '@fitout/contract/locales.ts'
import { localise, pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { calls, refuse, unreachable } from './api-answers.ts'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { enterAsMember } from './member.ts'
import { ask, type Texts } from './shop-facts.ts'
import { enter } from './visitor.ts'

type Post = { _id: string; title: Texts; slug: Texts; cover: object | null }
type Category = { key: string; title: Texts; post_count: number }

let browser: TestBrowser
/** Those of the demo: another journey may have published an article, without a picture, for a minute. */
let posts: Post[]
let category: Category
beforeAll(async () => {
  browser = await openBrowser()
  posts = (await published()).filter(({ cover }) => cover)
  category = (await ask<Category[]>('/posts/category/all'))[0]!
})
afterAll(() => browser.stop())

const published = async () => ask<Post[]>('/posts/filter?per_page=20')
const addressOf = (post: Post) => pathTo('blog', 'zh', { id: post._id })

/** Refuses a call once released, so that the state meanwhile can be checked. */
async function refuseLater(page: Page, call: string) {
  let release = () => {}
  const held = new Promise<void>((settle) => (release = settle))
  await page.route(call, async (route) => {
    await held
    await refuse(route, unreachable)
  })
  return async () => {
    release()
    return { stop: () => page.unroute(call) }
  }
}

test.each(journeyLanguages)(
  'beyond 66: a like and a comment show at once in %s, are reverted when refused, and stay when accepted',
  async (locale) => {
    const { page, words, goTo, leave } = await enterAsMember(browser, locale, 'Siu Ming')
    const t = words.posts
    await bringAxe(page)
    await goTo(addressOf(posts[locales.indexOf(locale)]!))
    const like = page.getByRole('button', { name: new RegExp(`^${t.like}`) })
    const unlike = page.getByRole('button', { name: new RegExp(`^${t.liked}`) })

    const failLike = await refuseLater(page, calls.likePost)
    await like.click()
    await unlike.waitFor()
    const likes = await failLike()
    await page.getByRole('alert').getByText(unreachable.message).waitFor()
    await like.waitFor()
    await likes.stop()
    await like.click()
    await unlike.waitFor()

    const box = page.getByRole('textbox', { name: t.comment })
    const rows = page.locator('#comments li')
    const before = await rows.count()
    const text = `${locale} ${crypto.randomUUID()}`
    const failComment = await refuseLater(page, calls.writeComment)
    await box.fill(text)
    await page.getByRole('button', { name: t.send }).click()
    const draft = rows.filter({ hasText: text })
    await draft.getByText(t.underWay).waitFor()
    expect(await draft.getAttribute('data-status')).toBe('DRAFT')
    const comments = await failComment()
    await expect.poll(() => rows.count()).toBe(before)
    expect(await box.inputValue()).toBe(text)
    await comments.stop()
    await page.getByRole('button', { name: t.send }).click()
    await expect.poll(() => draft.getAttribute('data-status')).toBe('ACTIVE')
    await page.getByRole('status').getByText(t.published).waitFor()

    await box.fill(`https://elsewhere.example ${text}`)
    await page.getByRole('button', { name: t.send }).click()
    await rows.getByText(t.pending).waitFor()
    expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])

    await page.reload()
    await unlike.waitFor()
    await rows.getByText(t.pending).waitFor()
    const seen = await (await fetch(page.url())).text()
    expect(seen).toContain(text)
    expect(seen).not.toContain('elsewhere.example')
    await leave()
  },
)

test('the journal is filtered by category and keyword, is paged, and shows an empty result', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'zh')
  const t = words.posts
  const articles = page.getByRole('main').getByRole('article')
  await goTo('/blogs')
  expect(await articles.count()).toBe(10)
  await page.getByRole('link', { name: words.catalogue.nextPage }).click()
  await page.waitForURL('**/blogs?page=2')
  await expect.poll(() => articles.count()).toBe((await published()).length - 10)
  await page.getByRole('link', { name: category.title.zh, exact: true }).first().click()
  await page.waitForURL(`**/blogs?category=${category.key}`)
  await expect.poll(() => articles.count()).toBe(category.post_count)
  await page.getByRole('searchbox', { name: t.searchLabel }).fill('没有这样的东西')
  await page.getByRole('main').getByRole('button', { name: t.search, exact: true }).click()
  await page.getByRole('heading', { name: t.empty }).waitFor()
  await page.getByRole('link', { name: t.emptyAction }).click()
  // The loaded list brings an empty search with it.
  await expect.poll(() => articles.count()).toBe(10)
  await page.getByRole('searchbox', { name: t.searchLabel }).fill('厨房台面')
  await page.getByRole('main').getByRole('button', { name: t.search, exact: true }).click()
  await expect.poll(() => articles.count()).toBe(1)
  await leave()
})

test('beyond 68: the feed of each language is valid XML with whole texts and whole pictures', async () => {
  const { page, goTo, leave } = await enter(browser, 'en')
  await goTo('/blogs')
  for (const locale of locales) {
    const feed = await page.evaluate(readFeed, `/feeds/journal.${locale}.xml`)
    const own = feed.items.filter(({ id }) => posts.some(({ _id }) => _id === id))
    expect({ locale, ...feed, items: own.length }).toMatchObject({
      type: 'application/rss+xml; charset=utf-8',
      faults: 0,
      items: posts.length,
    })
    for (const item of own) {
      const post = posts.find(({ _id }) => _id === item.id)
      expect(item.title).toBe(post?.title[locale])
      expect(item.link).toBe(
        inject('shopUrl') + pathTo('blog', locale, { id: item.id, slug: post?.slug[locale] ?? '' }),
      )
      expect(Number.isNaN(Date.parse(item.date))).toBe(false)
      expect(item.content).toMatch(/^<p><img src="http[^"]+\.jpg"[^>]*><\/p>\n?<p>/)
      expect(item.content).not.toMatch(/ (?:href|src)="\/|<script/)
    }
    const picture = await fetch(feed.items[0]!.picture)
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  }
  expect((await fetch(`${inject('shopUrl')}/feeds/journal.fr.xml`)).status).toBe(404)
  await leave()
})

async function readFeed(address: string) {
  const answer = await fetch(address)
  const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  const text = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? ''
  return {
    type: answer.headers.get('Content-Type'),
    faults: xml.getElementsByTagName('parsererror').length,
    items: [...xml.getElementsByTagName('item')].map((item) => ({
      id: text(item, 'guid'),
      title: text(item, 'title'),
      link: text(item, 'link'),
      date: text(item, 'pubDate'),
      content: text(item, 'content:encoded'),
      picture: item.getElementsByTagName('media:content')[0]?.getAttribute('url') ?? '',
    })),
  }
}

test.each(journeyLanguages)(
  'beyond 69: an article in %s has contents, a reading time, the next articles, and up to twelve similar ones',
  async (locale: Locale) => {
    const shop = inject('shopUrl')
    const html = await (await fetch(shop + localise(addressOf(posts[0]!), locale))).text()
    const chapters = [...html.matchAll(/<h2 id="(section-[^"]+)"/g)].map(([, id]) => id)
    expect(chapters.length).toBeGreaterThan(2)
    for (const id of chapters) expect(html).toContain(`href="#${id}"`)
    const minutes = { zh: /閱讀約 \d 分鐘/, cn: /阅读约 \d 分钟/, en: /\d minutes to read/ }[locale]
    expect(html).toMatch(minutes)
    const ways = [
      ...html.matchAll(/<a[^>]*rel="(?:prev|next)"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*rel="(?:prev|next)"/g),
    ]
    expect(ways.length).toBeGreaterThan(0)
    for (const [, first, second] of ways) {
      const path = first ?? second ?? ''
      expect(localise(decodeURI(path), locale)).toBe(decodeURI(path))
      expect((await fetch(shop + path, { redirect: 'manual' })).status).toBe(200)
    }
    const related = await ask<{ url: string }[]>(`/posts/related-posts-urls?post_id=${posts[0]!._id}`)
    const { data: others, per_page } = (await (await fetch(related[0]!.url)).json()) as {
      data: Post[]
      per_page: number
    }
    expect(per_page).toBe(12)
    for (const { _id } of others) expect(html).toContain(`/blogs/${_id}/`)
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    )
    expect(facts.find((fact) => fact['@type'] === 'Article')).toMatchObject({ headline: posts[0]!.title[locale] })
  },
)

test('the external page is in a titled, sandboxed frame with a link back and without navigation; only it may be framed', async () => {
  const answer = await fetch(`${inject('shopUrl')}/en/wix`)
  const html = await answer.text()
  const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? []
  expect(frame).toMatch(/ title="[^"]+"/)
  expect(frame).toMatch(/ sandbox="(?!.*allow-same-origin)[^"]*"/)
  const origin = new URL(/ src="([^"]+)"/.exec(frame)?.[1] ?? '').origin
  expect(answer.headers.get('Content-Security-Policy')).toContain(`frame-src ${origin};`)
  expect(answer.headers.get('x-frames')).toBeNull()
  expect(html).toMatch(/<a href="https:[^"]+" target="_blank" rel="noopener noreferrer"/)
  expect(html).not.toMatch(/<footer|site-header/)
  const other = await fetch(`${inject('shopUrl')}/en/blogs`)
  expect(other.headers.get('Content-Security-Policy')).toContain("frame-src 'none'")
})
