import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { roundedShare } from '@fitout/contract/money.ts'
import { attributeNames, filterProducts } from '@fitout/contract/products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inventProducts } from '../../../database/seed/invented-products.ts'
import { attributes } from '../../../database/seed/attributes.ts'
import { categories } from '../../../database/seed/categories.ts'
import { goods } from '../../../database/seed/goods/goods.ts'
import { categoryId, productId } from '../../../database/seed/seed-catalogue.ts'
import { seed } from '../../../database/seed/seed.ts'
import type { SeedCategory, SeedProduct } from '../../../database/seed/seed-types.ts'
import { services } from '../../../database/seed/services.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'

type Filters = QueryInput<typeof filterProducts>

const invented = 120
const demo = [...goods, ...services]
const shown: SeedProduct[] = [...demo, ...inventProducts(0, invented)]

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
  await seed(shop.context, { products: shown.length })
})
afterAll(() => shop.stop())

const filter = (query: Filters) =>
  shop.visitor()(filterProducts, { params: { store_id: shop.context.config.mainStoreId }, query })

/** Expected results, computed by brute force from the test data. */
const below = new Map<string, Set<string>>()
const collect = (branch: SeedCategory): string[] => {
  const keys = [branch.key, ...(branch.children ?? []).flatMap(collect)]
  below.set(branch.key, new Set(keys))
  return keys
}
const allKeys = categories.flatMap(collect)

const cents = (variant: SeedProduct['variants'][number]) =>
  variant.price * 100 - roundedShare(variant.price * 100, variant.salePercent ?? 0, 100)
const isIn = (product: SeedProduct, category: string) => product.categories.some((key) => below.get(category)?.has(key))
type Variant = SeedProduct['variants'][number]
const isInStock = ({ stock }: Variant) => !stock || Object.values(stock).some((units) => units > 0)
const isOnSale = ({ salePercent }: Variant) => (salePercent ?? 0) > 0

type Plain = {
  categories: string[]
  gate: 'OR' | 'AND'
  attributes: Record<(typeof attributeNames)[number], string[]>
  kind?: 'GOODS' | 'SERVICE'
  min?: number
  max?: number
  inStock?: boolean
  onSale?: boolean
}

/** The variants of a product that match on their own. */
function versions(product: SeedProduct, plain: Plain, but?: string): Variant[] {
  return product.variants.filter(
    (variant) =>
      attributeNames.every(
        (name) =>
          but === name ||
          plain.attributes[name].length === 0 ||
          plain.attributes[name].some((value) => variant.attributes[name] === value),
      ) &&
      (but === 'price' ||
        (cents(variant) >= (plain.min ?? 0) * 100 && cents(variant) <= (plain.max ?? Infinity) * 100)) &&
      (but === 'in_stock' || !plain.inStock || isInStock(variant)) &&
      (but === 'on_sale' || !plain.onSale || isOnSale(variant)),
  )
}

function passes(product: SeedProduct, plain: Plain, but?: string): boolean {
  const every = plain.gate === 'AND'
  const chosen = plain.categories
  const inChosen = every ? chosen.every((key) => isIn(product, key)) : chosen.some((key) => isIn(product, key))
  return (
    (but === 'categories' || chosen.length === 0 || inChosen) &&
    (but === 'kind' || !plain.kind || product.kind === plain.kind) &&
    (but === 'in_stock' || plain.inStock !== false || !product.variants.some(isInStock)) &&
    (but === 'on_sale' || plain.onSale !== false || !product.variants.some(isOnSale)) &&
    versions(product, plain, but).length > 0
  )
}

function expected(plain: Plain) {
  const left = (but?: string) => shown.filter((product) => passes(product, plain, but))
  const count = (products: SeedProduct[], holds: (product: SeedProduct) => boolean) => products.filter(holds).length
  const beside = left(plain.gate === 'AND' ? undefined : 'categories')
  const prices = left('price').flatMap((product) => versions(product, plain, 'price').map(cents))
  return {
    ids: left().map(({ key }) => productId(key)),
    categories: Object.fromEntries(
      allKeys
        .map(
          (key) =>
            [categoryId(key), count(beside, (product) => isIn(product, key)), plain.categories.includes(key)] as const,
        )
        .filter(([, size, chosen]) => size > 0 || chosen),
    ),
    attributes: Object.fromEntries(
      attributeNames.flatMap((name) =>
        Object.keys(attributes[name])
          .map(
            (value) =>
              [
                `${name} ${value}`,
                count(left(name), (product) =>
                  versions(product, plain, name).some((variant) => variant.attributes[name] === value),
                ),
                plain.attributes[name].includes(value),
              ] as const,
          )
          .filter(([, size, chosen]) => size > 0 || chosen),
      ),
    ),
    kinds: Object.fromEntries(
      (['GOODS', 'SERVICE'] as const)
        .map((kind) => [kind, count(left('kind'), (product) => product.kind === kind)] as const)
        .filter(([kind, size]) => size > 0 || kind === plain.kind),
    ),
    price:
      prices.length > 0 ? { min: Math.min(...prices) / 100, max: Math.max(...prices) / 100 } : { min: null, max: null },
    in_stock: count(left('in_stock'), (product) => versions(product, plain, 'in_stock').some(isInStock)),
    on_sale: count(left('on_sale'), (product) => versions(product, plain, 'on_sale').some(isOnSale)),
  }
}

async function answered(query: Filters) {
  const { facets, total, data } = await filter({ ...query, per_page: 100 })
  const second = total > 100 ? (await filter({ ...query, per_page: 100, page: 2 })).data : []
  const ids = [...data, ...second].map(({ _id }) => _id)
  expect(ids).toHaveLength(total)
  return {
    ids,
    categories: Object.fromEntries(facets?.categories.map(({ _id, count }) => [_id, count]) ?? []),
    attributes: Object.fromEntries(
      facets?.attributes.flatMap(({ name, values }) => values.map(({ value, count }) => [`${name} ${value}`, count])) ??
        [],
    ),
    kinds: Object.fromEntries(facets?.kinds.map(({ kind, count }) => [kind, count]) ?? []),
    price: facets?.price,
    in_stock: facets?.in_stock,
    on_sale: facets?.on_sale,
  }
}

/** Seeded random numbers, so that a failing combination is reproducible. */
function dice(seedNumber: number) {
  let state = seedNumber
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function randomFilters(seedNumber: number): { plain: Plain; query: Filters } {
  const roll = dice(seedNumber * 7919 + 1)
  const some = (values: string[], chance: number) =>
    roll(chance) === 0 ? Array.from({ length: 1 + roll(3) }, () => values[roll(values.length)] ?? '') : []
  const plain: Plain = {
    categories: [...new Set(some(allKeys, 2))],
    gate: roll(3) === 0 ? 'AND' : 'OR',
    attributes: {
      colour: some(Object.keys(attributes.colour), 3),
      material: some(Object.keys(attributes.material), 3),
      size: some(Object.keys(attributes.size), 6),
    },
    ...(roll(4) === 0 && { kind: roll(4) === 0 ? 'SERVICE' : 'GOODS' }),
    ...(roll(3) === 0 && { min: roll(4000) + roll(100) / 100 }),
    ...(roll(3) === 0 && { max: 500 + roll(15_000) }),
    ...(roll(4) === 0 && { inStock: roll(4) > 0 }),
    ...(roll(4) === 0 && { onSale: roll(3) > 0 }),
  }
  const list = (values: string[]) => (values.length > 0 ? values.join(',') : undefined)
  return {
    plain,
    query: {
      category_ids: list(plain.categories.map(categoryId)),
      logic_gate: plain.gate,
      'attributes[colour]': list(plain.attributes.colour),
      'attributes[material]': list(plain.attributes.material),
      'attributes[size]': list(plain.attributes.size),
      kind: plain.kind,
      min_price: plain.min,
      max_price: plain.max,
      in_stock: plain.inStock === undefined ? undefined : String(plain.inStock) === 'true' ? 'true' : 'false',
      on_sale: plain.onSale === undefined ? undefined : String(plain.onSale) === 'true' ? 'true' : 'false',
    },
  }
}

describe('filters and facets', () => {
  test('beyond 6: agree with a brute-force count for 200 random combinations', async () => {
    let withResults = 0
    for (let number = 0; number < 200; number += 1) {
      const { plain, query } = randomFilters(number)
      const should = expected(plain)
      const does = await answered(query)
      expect({ number, plain, ...does, ids: does.ids.toSorted() }).toEqual({
        number,
        plain,
        ...should,
        ids: should.ids.toSorted(),
      })
      if (should.ids.length > 0) withResults += 1
    }
    expect(withResults).toBeGreaterThan(60)
  })

  test('show a chosen value without results, so that it can be removed', async () => {
    const { facets, total } = await filter({ kind: 'SERVICE', 'attributes[colour]': 'oat' })
    expect(total).toBe(0)
    expect(facets?.attributes.find(({ name }) => name === 'colour')?.values).toEqual([
      expect.objectContaining({ value: 'oat', count: 0 }),
    ])
  })

  test('are omitted on request', async () => {
    expect((await filter({ facets: 'false' })).facets).toBeNull()
  })

  test('find by slug in any language and by ids, and exclude ids', async () => {
    const first = productId('sofa-oat')
    for (const slug of ['three-seat-linen-sofa-oat', '三座位布藝梳化-燕麥色', '三人位亚麻布艺沙发-燕麦色']) {
      expect((await filter({ slug })).data.map(({ _id }) => _id)).toEqual([first])
    }
    const ids = [first, productId('site-visit')]
    expect((await filter({ ids: ids.join(',') })).total).toBe(2)
    expect((await filter({ ids: ids.join(','), exclude_ids: first })).data.map(({ _id }) => _id)).toEqual([ids[1]])
    expect((await filter({ exclude_ids: first })).total).toBe(shown.length - 1)
  })

  test('find nothing for values, categories and ids that do not exist', async () => {
    const unknown = '0198f000-0000-7000-8000-00000000dead'
    for (const query of [
      { category_ids: unknown },
      { ids: unknown },
      { slug: 'no-such' },
      { 'attributes[colour]': 'plaid' },
    ]) {
      expect((await filter(query)).total).toBe(0)
    }
  })
})

describe('sorting', () => {
  const listed = async (query: Filters) => {
    const cards = (await filter({ ...query, per_page: 100 })).data
    return cards.length < 100 ? cards : [...cards, ...(await filter({ ...query, per_page: 100, page: 2 })).data]
  }

  test('by price uses the price on the card, in both directions', async () => {
    const up = (await listed({ sort_by: 'price' })).map(({ price_from }) => price_from)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = (await listed({ sort_by: 'price', sort_order: 'desc' })).map(({ price_from }) => price_from)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })

  test('by date shows the newest first', async () => {
    const dates = (await listed({ sort_by: 'published_at' })).map(({ published_at }) => published_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('by title follows strokes, pinyin or the alphabet', async () => {
    const collators = { zh: 'zh-Hant-u-co-stroke-kn', cn: 'zh-Hans-u-co-pinyin-kn', en: 'en-u-kn' } as const
    for (const locale of ['zh', 'cn', 'en'] as const) {
      const titles = (await listed({ sort_by: 'title', locale })).map(({ title }) => title[locale] ?? '')
      expect(titles).toEqual(titles.toSorted(new Intl.Collator(collators[locale]).compare))
    }
  })

  test("recommended is the shop's own order, newest addition first", async () => {
    const ids = (await listed({})).map(({ _id }) => _id)
    expect(ids.slice(0, demo.length)).toEqual(demo.map(({ key }) => productId(key)))
    expect((await listed({ sort_order: 'asc' })).map(({ _id }) => _id)).toEqual(ids.toReversed())
  })

  test('never repeats or skips a product across the pages of any order', async () => {
    for (const sort_by of ['recommended', 'published_at', 'price', 'title', 'rating'] as const) {
      const seen: string[] = []
      for (let page = 1; ; page += 1) {
        const answer = await filter({ sort_by, page, per_page: 37, facets: 'false' })
        seen.push(...answer.data.map(({ _id }) => _id))
        if (!answer.next_page_url) break
      }
      expect(seen).toHaveLength(shown.length)
      expect(new Set(seen).size).toBe(shown.length)
    }
  })
})
