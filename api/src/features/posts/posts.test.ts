import { allPostCategories, type filterPosts, findPost, likePost, relatedPostUrls } from '@fitout/contract/posts.ts'
import { follow } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { readingMinutes } from './reading-time.ts'
import { addPostCategories, savePost } from './save-post.ts'
import type { WrittenPost } from './written-post.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

describe('the journal', () => {
  const categories = ['kitchens', 'storage', 'empty'].map((key, position) => ({
    id: newId(),
    key,
    position,
    title: { en: key, zh: key, cn: key },
    slug: { en: key, zh: key, cn: key },
  }))
  const [kitchens, storage, empty] = categories.map(({ id }) => id) as [string, string, string]
  const written: Record<string, WrittenPost> = {}

  async function write(key: string, changes: Partial<WrittenPost>) {
    const words = { en: `Article ${key}`, zh: `文章 ${key}`, cn: `文章 ${key}` }
    written[key] = {
      id: newId(),
      key,
      title: words,
      excerpt: words,
      body: words,
      author: words,
      tags: [],
      picture: null,
      categoryIds: [],
      status: 'ACTIVE',
      rank: 0,
      publishedAt: new Date(),
      ...changes,
    }
    await savePost(journal.context.db, written[key], new Date())
  }
  const idOf = (key: string) => written[key]?.id ?? ''
  const keys = (posts: { _id: string }[]) =>
    posts.map(({ _id }) => Object.keys(written).find((key) => idOf(key) === _id))
  const filter = async (query: Parameters<typeof journal.request>[0]) => {
    const response = await journal.request(`/api/posts/filter?${query}`)
    return (await response.json()) as Answer<typeof filterPosts>
  }

  let journal: TestShop
  beforeAll(async () => {
    journal = await openTestShop()
    await addPostCategories(journal.context.db, categories)
    const day = (number: number) => new Date(Date.UTC(2026, 0, number))
    const text = '字'.repeat(1000)
    await write('worktop', {
      categoryIds: [kitchens],
      publishedAt: day(1),
      title: { en: 'Worktops', zh: '廚房檯面', cn: '厨房台面' },
      body: { en: `## One & two\n\n${'word '.repeat(660)}\n\n### Three`, zh: `## 石英石\n\n${text}`, cn: text },
    })
    await write('larder', { categoryIds: [kitchens, storage], publishedAt: day(2), rank: 5 })
    await write('wardrobe', { categoryIds: [storage], publishedAt: day(3) })
    await write('chinese', { publishedAt: day(4), title: { zh: '只有中文' }, body: { zh: '中文' } })
    await write('draft', { status: 'DRAFT', categoryIds: [kitchens], publishedAt: day(1) })
    await write('future', { publishedAt: new Date(Date.now() + 86_400_000) })
  })
  afterAll(() => journal.stop())

  test('C33 lists its active categories, five per page, by their English title', async () => {
    const { data, per_page, total } = await journal.visitor()(allPostCategories)
    expect({ per_page, total }).toEqual({ per_page: 5, total: 3 })
    expect(data.map(({ key, post_count }) => [key, post_count])).toEqual([
      ['empty', 0],
      ['kitchens', 2],
      ['storage', 2],
    ])
    const chosen = async (query: Parameters<typeof allPostCategories.query.parse>[0] & object) =>
      (await journal.visitor()(allPostCategories, { query })).data.map(({ key }) => key)
    expect(await chosen({ exclude_ids: empty.toUpperCase(), sort_order: 'desc' })).toEqual(['storage', 'kitchens'])
    expect(await chosen({ keys: 'storage,none' })).toEqual(['storage'])
    expect(await chosen({ sort_by: 'position' })).toEqual(['kitchens', 'storage', 'empty'])
    expect(await chosen({ statuses: 'INACTIVE' })).toEqual([])
  })

  test('C34 filters by categories, keyword in either script, and slug; recommended ones first', async () => {
    const all = await filter('')
    expect({ per_page: all.per_page, total: all.total }).toEqual({ per_page: 10, total: 4 })
    expect(keys(all.data)).toEqual(['larder', 'chinese', 'wardrobe', 'worktop'])
    expect(keys((await filter('slug=oldest')).data)[0]).toBe('worktop')
    const guest = await openGuest(journal)
    await guest.call(likePost, { params: { id: idOf('wardrobe') } })
    expect(keys((await filter('slug=likes')).data)).toEqual(['wardrobe', 'chinese', 'larder', 'worktop'])
    expect(keys((await filter(`category_ids=${kitchens},${storage}`)).data)).toHaveLength(3)
    expect(keys((await filter(`category_ids=${kitchens},${storage}&logic_gate=AND`)).data)).toEqual(['larder'])
    expect((await filter(`category_ids=${empty}`)).total).toBe(0)
    for (const keyword of ['廚房檯面', '厨房台面', '檯面 廚房', 'WORKTOPS', 'ｗｏｒｋｔｏｐ']) {
      expect([keyword, keys((await filter(`keyword=${encodeURIComponent(keyword)}`)).data)]).toEqual([
        keyword,
        ['worktop'],
      ])
    }
    for (const keyword of ["' or 1=1 --", '%', '_', '\\', '廚房 wardrobe']) {
      expect([keyword, (await filter(`keyword=${encodeURIComponent(keyword)}`)).total]).toEqual([keyword, 0])
    }
    expect(keys((await filter(`slug=${encodeURIComponent('廚房檯面')}`)).data)).toEqual(['worktop'])
    const second = await filter('per_page=3&page=2')
    expect([second.data.length, second.next_page_url]).toEqual([1, null])
    expect((await journal.request('/api/posts/filter?category_ids=x')).status).toBe(422)
  })

  test('C36 beyond 69: an article has contents, a reading time, and neighbours in the same language', async () => {
    const read = async (key: string, locale: 'zh' | 'en') =>
      (await journal.visitor({ locale })(findPost, { params: { id: idOf(key) } })).data
    const worktop = await read('worktop', 'en')
    expect(worktop.headings.en).toEqual([
      { id: 'section-one-two', title: 'One & two', level: 2 },
      { id: 'section-three', title: 'Three', level: 3 },
    ])
    expect(worktop.headings.zh).toEqual([{ id: 'section-石英石', title: '石英石', level: 2 }])
    expect(worktop.html.zh).toContain('<h2 id="section-石英石">石英石</h2>')
    expect(worktop.reading_minutes).toEqual({ en: 4, zh: 4, cn: 4 })
    expect([worktop.previous, worktop.next?._id]).toEqual([null, idOf('larder')])
    expect((await read('wardrobe', 'en')).next).toBeNull()
    expect((await read('wardrobe', 'zh')).next?._id).toBe(idOf('chinese'))
    for (const id of [idOf('draft'), idOf('future'), newId(), "'"]) {
      await expectRefusal(journal.visitor()(findPost, { params: { id } }), 404, 'post-not-found')
    }
  })

  test('C38 links to lists of other articles, twelve per page, which exist', async () => {
    const call = journal.visitor()
    const { data } = await call(relatedPostUrls, { query: { post_id: idOf('worktop') } })
    expect(data.map(({ title }) => title.en)).toEqual(['More on this', 'Lately in the journal'])
    const transport = {
      base: '/api',
      fetch: async (request: Request) => journal.app.fetch(request, {}),
      locale: () => 'en' as const,
    }
    const lists = await Promise.all(data.map(({ url }) => follow<Answer<typeof filterPosts>>(transport, url)))
    expect(lists.map((list) => list.per_page)).toEqual([12, 12])
    expect(lists.map((list) => keys(list.data))).toEqual([['larder'], ['chinese', 'wardrobe', 'larder']])
    await expectRefusal(call(relatedPostUrls, { query: { post_id: newId() } }), 404, 'post-not-found')
    await expectRefusal(call(relatedPostUrls, { query: { post_id: idOf('draft') } }), 404, 'post-not-found')
  })

  test('beyond 9: after three renames, an article has the slug of its last title, in Chinese too', async () => {
    const id = newId()
    for (const zh of ['第一個標題', '第二個 標題（新）', '度尺：準到五毫米']) {
      await write('renamed', { id, status: 'DRAFT', title: { zh, cn: zh, en: 'Renamed' } })
    }
    const row = journal.context.db.selectFrom('posts').select('slug').where('id', '=', id)
    expect((await row.executeTakeFirst())?.slug).toEqual({
      zh: '度尺-準到五毫米',
      cn: '度尺-準到五毫米',
      en: 'renamed',
    })
  })

  test('INJ-01 INJ-10 C33 C34 C37 C38 treat hostile input as plain words and numbers', async () => {
    const post = idOf('worktop')
    const lists = [
      '/api/posts/category/all',
      '/api/posts/filter',
      `/api/posts/${post}/reviews`,
      `/api/posts/related-posts-urls?post_id=${post}`,
    ]
    const statusOf = async (path: string, query: string) =>
      (await journal.request(`${path}${path.includes('?') ? '&' : '?'}${query}`)).status
    const pages = (key: string) => [`${key}=0`, `${key}=-1`, `${key}=1.5`, `${key}=x`, `${key}=`, `${key}=1&${key}=2`]
    for (const path of lists) {
      const sizes = path.includes('related') ? pages('items_per_page') : [...pages('page'), ...pages('per_page')]
      for (const query of sizes) expect([path, query, await statusOf(path, query)]).toEqual([path, query, 422])
      for (const query of ['page=1000000000&per_page=1000000000', 'per_page=9999']) {
        expect([path, query, await statusOf(path, query)]).toEqual([path, query, 200])
      }
    }
    const sleeps = "1'; select pg_sleep(9); --"
    const start = performance.now()
    for (const key of ['keyword', 'slug', 'category_ids', 'logic_gate', 'exclude_ids', 'ids', 'keys', 'statuses']) {
      for (const path of lists.slice(0, 2)) {
        expect(await statusOf(path, `${key}=${encodeURIComponent(sleeps)}`)).toBeLessThan(500)
      }
    }
    for (const query of [`sort_by=${encodeURIComponent(sleeps)}`, 'sort_order=sideways', 'exclude_ids=x']) {
      expect([query, await statusOf('/api/posts/category/all', query)]).toEqual([query, 422])
    }
    const many = Array.from({ length: 10_000 }, () => newId()).join(',')
    expect([413, 414, 422, 431]).toContain(await statusOf('/api/posts/category/all', `exclude_ids=${many}`))
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('beyond 69: reading time counts characters for Chinese text and words for Latin text', () => {
    expect(readingMinutes('字'.repeat(2000))).toBe(7)
    expect(readingMinutes("don't count twice ".repeat(440))).toBe(7)
    expect(readingMinutes(`${'字'.repeat(800)} ${'word '.repeat(440)}`)).toBe(5)
    expect(readingMinutes('')).toBe(1)
  })
})
