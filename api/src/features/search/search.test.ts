import type { Locale } from '@fitout/contract/locales.ts'
import { searchEverything, type SearchKind } from '@fitout/contract/search.ts'
import { listEmptySearches } from '@fitout/contract/staff/search.ts'
import { Converter } from 'opencc-js/t2cn'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goods } from '../../../database/seed/goods/goods.ts'
import { posts } from '../../../database/seed/journal/posts.ts'
import { projects } from '../../../database/seed/projects/projects.ts'
import { services } from '../../../database/seed/services.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff } from '../../testing/staff.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishConfiguration } from '../configuration/configuration-service.ts'
import { marksIn } from './marks.ts'
import { withSynonyms } from './synonyms.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

const search = async (keyword: string, locale: Locale = 'zh') =>
  (await shop.visitor()(searchEverything, { query: { keyword, locale } })).data

/** Keyword, the group that must have results, and the title expected first. */
const table: [keyword: string, kind: SearchKind, first: RegExp][] = [
  ['梳化', 'products', /梳化/],
  ['沙發', 'products', /梳化/],
  ['沙发', 'products', /梳化/],
  ['sofa', 'products', /梳化/],
  ['couch', 'products', /梳化/],
  ['吊燈', 'products', /吊燈/],
  ['吊灯', 'products', /吊燈/],
  ['燈', 'products', /燈/],
  ['餐枱', 'products', /餐枱|枱/],
  ['餐桌', 'products', /枱/],
  ['dining table', 'products', /枱/],
  ['地氈', 'products', /地氈/],
  ['地毯', 'products', /地氈/],
  ['carpet', 'products', /地氈/],
  ['衣櫃', 'products', /衣櫃/],
  ['wardrobe', 'products', /衣櫃/],
  ['closet', 'products', /衣櫃/],
  ['書櫃', 'products', /書/],
  ['床', 'products', /床(?!頭櫃)/],
  ['枱', 'products', /枱$/],
  ['浴室', 'products', /浴/],
  ['鏡', 'products', /鏡/],
  ['胡桃', 'products', /胡桃木/],
  ['橡木餐枱', 'products', /餐枱/],
  ['ＳＯＦＡ', 'products', /梳化/],
  ['LUM-SOF-01', 'products', /梳化/],
  ['pendent', 'products', /燈/],
  ['wardrob', 'products', /衣櫃/],
  ['裝修', 'services', /裝修|翻新/],
  ['装修', 'services', /裝修|翻新/],
  ['翻新', 'services', /翻新|裝修/],
  ['度尺', 'services', /度尺/],
  ['量房', 'services', /度尺/],
  ['廚房', 'services', /廚/],
  ['厨房', 'services', /廚/],
  ['沙田', 'districts', /^沙田區$/],
  ['觀塘', 'districts', /^觀塘區$/],
  ['观塘', 'districts', /^觀塘區$/],
  ['將軍澳', 'districts', /^西貢區$/],
  ['太古', 'projects', /^太古/],
  ['太古', 'districts', /^東區$/],
  ['唐樓', 'projects', /西營盤/],
  ['书房', 'projects', /半山/],
  ['兒童', 'projects', /將軍澳/],
  ['滲水', 'posts', /滲水/],
  ['渗水', 'posts', /滲水/],
  ['驗樓', 'posts', /驗樓/],
  ['报价', 'posts', /報價/],
  ['村屋', 'posts', /村屋/],
  ['油漆', 'posts', /油漆/],
  ['檯面', 'posts', /檯面/],
  ['收纳', 'posts', /收納/],
  ['Sha Tin', 'districts', /^沙田區$/],
  ['sai ying pun', 'districts', /^中西區$/],
  ['shatin', 'districts', /^沙田區$/],
  ['SaiYingPun', 'districts', /^中西區$/],
  ['tseungkwano', 'projects', /將軍澳/],
  ['茶机', 'products', /茶几/],
  ['chaji', 'products', /茶几/],
  ['caa4gei1', 'products', /茶几/],
  ['chagei', 'products', /茶几/],
  ['shafa', 'products', /梳化/],
  ['so1faa3', 'products', /梳化/],
]

/** Everything that has a title, in all languages. */
const titled = [...goods, ...services, ...projects, ...posts].map(({ title }) => title)

describe('searching everything', () => {
  test('beyond 1: at least forty of the words have one to four characters and find every title that contains them', async () => {
    const simplified = Converter({ from: 'hk', to: 'cn' })
    const short = [...new Set(table.map(([keyword]) => keyword))].filter((keyword) => [...keyword].length <= 4)
    expect(short.length).toBeGreaterThanOrEqual(40)
    for (const keyword of short) {
      const word = simplified(keyword.normalize('NFKC').toLowerCase())
      const holding = titled.filter((title) =>
        Object.values(title).some((text) => simplified(text.toLowerCase()).includes(word)),
      )
      const { groups } = (await shop.visitor()(searchEverything, { query: { keyword, per_group: 24 } })).data
      const found = new Set(groups.flatMap(({ items }) => items.map(({ title }) => title)))
      expect([keyword, holding.filter(({ zh }) => !found.has(zh)).map(({ zh }) => zh)]).toEqual([keyword, []])
    }
  })

  test.each(table)('beyond 1: %s finds first among %s: %s', async (keyword, kind, first) => {
    const { groups } = await search(keyword)
    const group = groups.find((one) => one.kind === kind)
    expect(group?.items[0]?.title).toMatch(first)
  })

  test('beyond 2: sixty words that differ in Simplified Chinese have the same results in both scripts', async () => {
    const simplified = Converter({ from: 'hk', to: 'cn' })
    const words = (
      '吊燈 書櫃 書枱 衣櫃 地氈 床頭櫃 鏡 浴室櫃 燈 枱燈 座地燈 壁燈 邊几 層架 圓凳 餐邊櫃 辦公椅 吧枱凳 鐵腳 單人椅 沙發 窗簾 紗簾 ' +
      '掛畫 橄欖樹 兒童床 帳篷 積木 收納籃 裝修 廚房 設計 平面圖 顧問 訂造 雲石 黃銅 亞麻 絲絨 實木 圓鏡 燈籠 純棉 獨立 圈圈絨 傢俬 ' +
      '報價 滲水 驗樓 唐樓 睡房燈光 觀塘 灣仔 將軍澳 東涌 馬鞍山 銅鑼灣 黃大仙區 荃灣 離島'
    ).split(' ')
    expect(words).toHaveLength(60)
    expect(words.filter((word) => simplified(word) === word)).toEqual([])
    const idsOf = async (keyword: string) =>
      (await search(keyword)).groups.map(({ kind, total, items }) => [kind, total, items.map(({ _id }) => _id)])
    let found = 0
    for (const word of words) {
      const ids = await idsOf(word)
      expect([word, await idsOf(simplified(word))]).toEqual([word, ids])
      if (ids.length > 0) found += 1
    }
    expect(found).toBeGreaterThan(50)
    for (const [one, other] of [
      ['台灣', '臺灣'],
      ['里', '裏'],
      ['里', '裡'],
    ] as const) {
      expect([one, await idsOf(one)]).toEqual([one, await idsOf(other)])
    }
  })

  test.each([
    ['ＬＥＤ　燈', 'LED 燈'],
    ['３０００Ｋ', '3000K'],
    ['Ｓｏｆａ', 'sofa'],
    ['ｌｕｍ－ｓｏｆ－０１', 'LUM-SOF-01'],
  ])('beyond 3: %s finds what %s finds', async (wide, narrow) => {
    expect((await search(wide)).groups).toEqual((await search(narrow)).groups)
  })

  test('beyond 5: marks the matches, whichever script was typed', () => {
    expect(marksIn('三座位布藝梳化（燕麥色）', ['梳化'])).toEqual([[5, 7]])
    expect(marksIn('橡木餐枱', ['餐台'])).toEqual([[2, 4]])
    expect(marksIn('Oak table, round', ['TABLE'])).toEqual([[4, 9]])
    expect(marksIn('Vegetable bowl', ['table'])).toEqual([])
    expect(marksIn('𠮷野木枱', ['𠮷'])).toEqual([[0, 2]])
    expect(marksIn('Café lamp', ['cafe'])).toEqual([[0, 4]])
  })

  test('beyond 5: without results, suggests parts of the keyword and popular searches', async () => {
    const { groups, variants, popular } = await search('紫晶梳化')
    expect(groups).toEqual([])
    expect(variants).toContain('梳化')
    expect(popular).toContain('度尺')
    expect((await search('紫晶', 'en')).popular).toContain('site visit')
  })

  test('a typo is corrected only when nothing matches the word as typed', async () => {
    expect((await search('pendnat')).corrected_keyword).toBe('pendant')
    expect((await search('Sha Tin')).corrected_keyword).toBeNull()
  })

  test('beyond 8: staff see searches without results, by language and without personal data', async () => {
    const [owner, support] = [await openStaff(shop), await openStaff(shop, 'support')]
    const look = (keyword: string, locale: Locale = 'zh') =>
      shop.visitor()(searchEverything, { query: { keyword, locale, is_noted: 'true' } })
    for (const keyword of ['懸浮樓梯燈帶', 'ＱＺＸＶ', 'may@home.example', '9123 4567', '梳化']) await look(keyword)
    await look('qzxv', 'en')
    await shop.visitor()(searchEverything, { query: { keyword: 'zzqqj' } })
    const list = async (query = {}) => (await owner.call(listEmptySearches, { query })).data
    expect((await list()).map(({ keyword, locale, searches }) => [keyword, locale, searches]).toSorted()).toEqual([
      ['qzxv', 'en', 1],
      ['qzxv', 'zh', 1],
      ['懸浮樓梯燈帶', 'zh', 1],
    ])
    expect((await list({ locale: 'en' })).map(({ keyword }) => keyword)).toEqual(['qzxv'])
    await expectRefusal(support.call(listEmptySearches), 403, 'not-allowed')
  })

  test('beyond 8: a new synonym takes effect at once', async () => {
    expect((await search('發夢梳化椅')).groups).toEqual([])
    await publishConfiguration(shop.context.db, 'search-terms', { synonyms: [['發夢梳化椅', '梳化']], popular: [] })
    await expect.poll(async () => (await search('發夢梳化椅')).groups[0]?.kind).toBe('products')
  })

  test('INJ-01 INJ-11 hostile input is treated as plain words', async () => {
    for (const keyword of [
      "' or 1=1 --",
      '%',
      '\\',
      '<script>',
      '$$;select pg_sleep(5)',
      'a'.repeat(100),
      '木'.repeat(100),
    ]) {
      const start = performance.now()
      await search(keyword)
      expect(performance.now() - start).toBeLessThan(2000)
    }
  })
})

test('a synonym replaces whole Latin words only', () => {
  const groups = [['床', 'bed']]
  expect(withSynonyms('bedside table', groups)).toEqual(['bedside table'])
  expect(withSynonyms('oak bed', groups)).toEqual(['oak bed', 'oak 床'])
})
