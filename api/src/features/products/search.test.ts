import { filterProducts } from '@fitout/contract/products.ts'
import { Converter } from 'opencc-js/t2cn'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productId } from '../../../database/seed/seed-catalogue.ts'
import { goods } from '../../../database/seed/goods/goods.ts'
import { services } from '../../../database/seed/services.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

const products = [...goods, ...services]
const keyById = new Map(products.map(({ key }) => [productId(key), key]))

async function search(keyword: string) {
  const answer = await shop.visitor()(filterProducts, {
    params: { store_id: shop.context.config.mainStoreId },
    query: { keyword, per_page: 100, facets: 'false' },
  })
  return { keys: answer.data.map(({ _id }) => keyById.get(_id) ?? _id), corrected: answer.corrected_keyword }
}

/** Keywords, and the pieces that may come first. */
const shortWords: [keyword: string, first: string[]][] = [
  ['梳化', ['sofa-oat', 'sofa-sage', 'sofa-loveseat-rust']],
  ['沙发', ['sofa-oat', 'sofa-sage', 'sofa-loveseat-rust']],
  ['裝修', ['whole-flat-deposit', 'kitchen-renovation', 'bathroom-renovation']],
  ['装修', ['whole-flat-deposit', 'kitchen-renovation', 'bathroom-renovation']],
  ['度尺', ['site-visit']],
  ['餐枱', ['dining-table-oak', 'pedestal-table-marble']],
  ['餐桌', ['dining-table-oak', 'pedestal-table-marble']],
  ['餐椅', ['dining-chair-oak', 'dining-chair-black', 'velvet-dining-chair']],
  [
    '椅',
    ['lounge-chair', 'tub-chair', 'dining-chair-oak', 'dining-chair-black', 'velvet-dining-chair', 'office-chair'],
  ],
  ['凳', ['bar-stool', 'stool-round', 'bench-oak']],
  ['床', ['bed-frame-slatted', 'bed-panel-walnut', 'house-bed']],
  ['枱', ['dining-table-oak', 'pedestal-table-marble', 'desk-writing']],
  [
    '櫃',
    ['sideboard-slatted-oak', 'sideboard-cane-walnut', 'bookshelf-walnut-tall', 'wardrobe-three-door', 'bedside-table'],
  ],
  ['書枱', ['desk-writing']],
  ['书桌', ['desk-writing']],
  ['書架', ['bookshelf-oak']],
  ['書櫃', ['bookshelf-walnut-tall']],
  ['衣櫃', ['wardrobe-three-door']],
  ['衣柜', ['wardrobe-three-door']],
  ['吊燈', ['pendant-dome', 'pendant-paper-lantern', 'linear-pendant']],
  ['灯笼', ['pendant-paper-lantern']],
  ['壁燈', ['wall-sconce']],
  ['枱燈', ['desk-lamp', 'table-lamp-ceramic']],
  ['座地燈', ['floor-lamp-tripod', 'arc-lamp-brass']],
  ['落地灯', ['floor-lamp-tripod', 'arc-lamp-brass']],
  ['地氈', ['rug-wool']],
  ['地毯', ['rug-wool']],
  ['抱枕', ['cushion-set']],
  ['咕臣', ['cushion-set']],
  ['紗簾', ['sheer-curtain']],
  ['毛巾', ['towel-set']],
  ['花瓶', ['vase-set']],
  ['圓鏡', ['round-mirror-brass']],
  ['全身鏡', ['mirror-arch']],
  ['鏡', ['mirror-arch', 'round-mirror-brass']],
  ['琴葉榕', ['planter-fig']],
  ['橄欖樹', ['olive-tree']],
  ['浴缸', ['freestanding-bath']],
  ['洗手盆', ['bathroom-vanity']],
  ['帳篷', ['play-tent']],
  ['積木', ['toy-blocks-set']],
  ['茶几', ['coffee-table-round']],
  ['邊几', ['side-table-round']],
  ['雲石', ['pedestal-table-marble', 'side-table-round']],
  ['大理石', ['pedestal-table-marble', 'side-table-round']],
  ['絲絨', ['velvet-dining-chair']],
  ['室內設計', ['design-consultation']],
  ['效果圖', ['3d-rendering']],
]

/** The same words in the other script, or in the variants of Hong Kong and Taiwan. */
const pairs: [string, string][] = [
  ['裝修', '装修'],
  ['梳化', '梳化'],
  ['沙發', '沙发'],
  ['燈', '灯'],
  ['吊燈', '吊灯'],
  ['枱燈', '台灯'],
  ['檯燈', '台燈'],
  ['書枱', '書檯'],
  ['書台', '书台'],
  ['餐枱', '餐台'],
  ['鏡', '镜'],
  ['圓鏡', '圆镜'],
  ['書架', '书架'],
  ['書櫃', '书柜'],
  ['衣櫃', '衣柜'],
  ['餐邊櫃', '餐边柜'],
  ['橢圓', '椭圆'],
  ['雲石', '云石'],
  ['絲絨', '丝绒'],
  ['圈圈絨', '圈圈绒'],
  ['亞麻', '亚麻'],
  ['實木', '实木'],
  ['摺臂', '折臂'],
  ['黃銅', '黄铜'],
  ['紙', '纸'],
  ['燈籠', '灯笼'],
  ['紗簾', '纱帘'],
  ['純棉', '纯棉'],
  ['陶瓷', '陶瓷'],
  ['訂造', '订造'],
  ['掛畫', '挂画'],
  ['藤編', '藤编'],
  ['收納', '收纳'],
  ['葉', '叶'],
  ['橄欖樹', '橄榄树'],
  ['洗手盆', '洗手盆'],
  ['獨立', '独立'],
  ['兒童', '儿童'],
  ['帳篷', '帐篷'],
  ['積木', '积木'],
  ['室內設計', '室内设计'],
  ['諮詢', '咨询'],
  ['規劃', '规划'],
  ['傢俬', '家私'],
  ['傢具', '家具'],
  ['廚房', '厨房'],
  ['套餐', '套餐'],
  ['訂金', '订金'],
  ['裏', '里'],
  ['裡', '里'],
  ['裏', '裡'],
  ['台灣', '臺灣'],
  ['牀', '床'],
  ['床頭櫃', '牀頭櫃'],
  ['圓凳', '圓櫈'],
  ['單位', '单位'],
  ['睡房', '睡房'],
  ['客廳', '客厅'],
  ['飯廳', '饭厅'],
  ['尺寸', '尺寸'],
  ['綫', '線'],
  ['綠色', '绿色'],
  ['鋼', '钢'],
]

/** Mixtures of Chinese, Latin letters and codes, in full and half width. */
const mixed: [string, string[]][] = [
  ['LED 燈 E27', ['pendant-dome', 'floor-lamp-tripod', 'arc-lamp-brass', 'desk-lamp', 'table-lamp-ceramic']],
  ['3D 室內', ['3d-rendering']],
  ['３Ｄ 效果圖', ['3d-rendering']],
  ['3d效果图', ['3d-rendering']],
  ['oak 餐枱', ['dining-table-oak']],
  ['ＯＡＫ　餐枱', ['dining-table-oak']],
  ['橡木 table', ['dining-table-oak', 'coffee-table-round', 'bedside-table', 'desk-writing']],
  ['LUM-SOF-01-OAT-226', ['sofa-oat']],
  ['lum-sof-01-oat-226', ['sofa-oat']],
  ['ＬＵＭ－ＳＯＦ－０１－ＯＡＴ－２２６', ['sofa-oat']],
  ['LUMSOF01OAT226', ['sofa-oat']],
  ['SRV-03', ['layout-planning']],
  ['bouclé 單椅', ['tub-chair']],
  ['boucle chair', ['tub-chair', 'lounge-chair']],
  ['sofa 亞麻', ['sofa-oat', 'sofa-sage', 'sofa-loveseat-rust']],
  ['165 cm', ['freestanding-bath']],
  ['165cm', ['freestanding-bath']],
]

const typos: [typed: string, meant: string, first: string[]][] = [
  ['soffa', 'sofa', ['sofa-oat', 'sofa-sage']],
  ['walnt', 'walnut', ['bed-panel-walnut', 'bar-stool', 'sideboard-cane-walnut', 'bookshelf-walnut-tall']],
  ['pendnat', 'pendant', ['pendant-dome', 'pendant-paper-lantern', 'linear-pendant']],
  ['wradrobe', 'wardrobe', ['wardrobe-three-door']],
  ['cushons', 'cushions', ['cushion-set']],
  ['mirorr', 'mirror', ['mirror-arch', 'round-mirror-brass']],
  ['consultaton', 'consultation', ['design-consultation']],
  ['freestandng bath', 'freestanding bath', ['freestanding-bath']],
]

describe('search', () => {
  test.each(shortWords)('beyond 1: puts the right piece first for %s', async (word, first) => {
    expect(first).toContain((await search(word)).keys[0])
  })

  test('beyond 1: the thing itself ranks before its accessories, for a single character too', async () => {
    for (const [word, things, besides] of [
      ['床', ['bed-frame-slatted', 'bed-panel-walnut', 'house-bed'], ['bedside-table']],
      ['bed', ['bed-frame-slatted', 'bed-panel-walnut', 'house-bed'], ['bedside-table']],
      [
        '枱',
        ['dining-table-oak', 'pedestal-table-marble', 'desk-writing'],
        ['bar-stool', 'desk-lamp', 'table-lamp-ceramic'],
      ],
      ['table', ['dining-table-oak', 'coffee-table-round', 'side-table-round'], ['table-lamp-ceramic']],
      ['燈', ['pendant-dome', 'wall-sconce', 'floor-lamp-tripod'], []],
    ] as const) {
      const { keys } = await search(word)
      const last = Math.max(...things.map((key) => keys.indexOf(key)))
      expect([word, ...things.map((key) => keys.includes(key))]).toEqual([word, ...things.map(() => true)])
      for (const key of besides)
        if (keys.includes(key)) expect([word, key, keys.indexOf(key) > last]).toEqual([word, key, true])
    }
  })

  test('beyond 1: finds every piece with the short word in its texts, in either script', async () => {
    const simplify = Converter({ from: 'hk', to: 'cn' })
    for (const [word] of shortWords) {
      const holding = products.filter(({ title, summary, description, materials, care }) =>
        [title, summary, description, materials, care].some((words) =>
          Object.values(words ?? {}).some((text) => text.includes(word) || simplify(text).includes(simplify(word))),
        ),
      )
      const found = new Set((await search(word)).keys)
      expect([word, holding.filter(({ key }) => !found.has(key)).map(({ key }) => key)]).toEqual([word, []])
    }
  })

  test.each(pairs)('beyond 2: finds the same pieces for %s and %s', async (one, other) => {
    const [first, second] = await Promise.all([search(one), search(other)])
    expect(second.keys.toSorted()).toEqual(first.keys.toSorted())
  })

  test.each(mixed)('beyond 3: understands %s', async (keyword, first) => {
    expect(first).toContain((await search(keyword)).keys[0])
  })

  test('requires every word of the keyword', async () => {
    expect((await search('velvet 浴缸')).keys).toEqual([])
    expect((await search('橡木 浴室')).keys).toContain('bathroom-vanity')
  })

  test('finds words by their beginning and by their plural', async () => {
    expect((await search('ward')).keys[0]).toBe('wardrobe-three-door')
    expect((await search('chairs')).keys.toSorted()).toEqual(
      expect.arrayContaining(['lounge-chair', 'office-chair', 'tub-chair']),
    )
    expect((await search('shelves')).corrected).toBeNull()
  })

  test.each(typos)('corrects %s', async (typed, meant, first) => {
    const { keys, corrected } = await search(typed)
    expect(corrected).toBe(meant)
    expect(first).toContain(keys[0])
  })

  test('corrects only words without results, and keeps the rest of the keyword', async () => {
    expect((await search('oak')).corrected).toBeNull()
    expect((await search('橡木 tabel')).corrected).toBe('橡木 table')
    expect(await search('zzzzqqqq')).toEqual({ keys: [], corrected: null })
  })

  test('finds nothing for a keyword without a letter, digit or character', async () => {
    for (const keyword of ['!!!', '%', '_', '"', '\\', '🙂', '---']) expect((await search(keyword)).keys).toEqual([])
  })

  test('ranks titles before tags and materials, and those before descriptions', async () => {
    const { keys } = await search('walnut')
    const titled = products.filter(({ title }) => /walnut/i.test(title.en)).map(({ key }) => key)
    expect(keys.slice(0, titled.length).toSorted()).toEqual(titled.toSorted())
    const tagged = products
      .filter(({ key, tags }) => tags.includes('walnut') && !titled.includes(key))
      .map(({ key }) => key)
    const described = keys.filter((key) => {
      const product = products.find((candidate) => candidate.key === key)
      const labels = JSON.stringify([
        product?.title,
        product?.summary,
        product?.materials,
        product?.tags,
        product?.variants,
      ])
      return !/walnut|胡桃/i.test(labels)
    })
    const lastTagged = Math.max(...tagged.map((key) => keys.indexOf(key)))
    for (const key of described) expect(keys.indexOf(key)).toBeGreaterThan(lastTagged)
  })

  test('responds immediately to fifty thousand characters and other floods', async () => {
    const address = `/api/stores/${shop.context.config.mainStoreId}/product-management/products/filter?keyword=`
    for (const flood of ['a'.repeat(50_000), '-'.repeat(50_000), '木-'.repeat(20_000), 'a@'.repeat(20_000)]) {
      const start = performance.now()
      const response = await shop.request(address + encodeURIComponent(flood))
      expect(response.status).toBe(422)
      expect(performance.now() - start).toBeLessThan(1000)
    }
    for (const longest of ['木'.repeat(100), 'ab'.repeat(50), '𠮷'.repeat(50), 'é'.repeat(100)]) {
      expect((await shop.request(address + encodeURIComponent(longest))).status).toBe(200)
    }
  })
})
