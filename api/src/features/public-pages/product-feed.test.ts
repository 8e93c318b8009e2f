import { locales } from '@fitout/contract/locales.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { refreshProductIndex } from '../products/products-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSeededShop()
}, 120_000)
afterAll(() => shop.stop())

type Item = Map<string, string[]>

async function itemsIn(locale: string): Promise<Item[]> {
  const answer = await shop.request(`/feeds/products.${locale}.xml`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const items = [...(await answer.text()).matchAll(/<item>(.*?)<\/item>/g)]
  return items.map(([, item = '']) => {
    const fields = [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name = '', text = '']) => {
      const value = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      return [name, value] as const
    })
    return new Map(
      [...Map.groupBy(fields, ([name]) => name)].map(([name, all]) => [name, all.map(([, value]) => value)]),
    )
  })
}

/** The requirements of Google Merchant for each item, from its product data specification. */
const rules: Record<string, { form: RegExp; isNeeded?: true; most?: number }> = {
  id: { form: /^\S.{0,49}$/u, isNeeded: true },
  title: { form: /^[^<>]{1,150}$/u, isNeeded: true },
  description: { form: /^[^]{1,5000}$/, isNeeded: true },
  link: { form: /^https?:\/\/\S+\?variant=[0-9a-f-]{36}$/, isNeeded: true },
  image_link: { form: /^https?:\/\/\S+\.jpg$/, isNeeded: true },
  additional_image_link: { form: /^https?:\/\/\S+\.jpg$/, most: 10 },
  availability: { form: /^(in_stock|out_of_stock|preorder|backorder)$/, isNeeded: true },
  price: { form: /^(?!0\.00)\d+\.\d\d HKD$/, isNeeded: true },
  sale_price: { form: /^(?!0\.00)\d+\.\d\d HKD$/ },
  brand: { form: /^.{1,70}$/, isNeeded: true },
  identifier_exists: { form: /^no$/, isNeeded: true },
  condition: { form: /^new$/, isNeeded: true },
  item_group_id: { form: /^.{1,50}$/ },
  product_type: { form: /^.{1,750}$/, isNeeded: true },
  color: { form: /^.{1,100}$/ },
  material: { form: /^.{1,200}$/ },
  size: { form: /^.{1,100}$/ },
}

/** The violations of these rules by an item. */
function faultsOf(item: Item): string[] {
  const unknown = [...item.keys()].filter((name) => !(name in rules)).map((name) => `${name} is unknown`)
  const broken = Object.entries(rules).flatMap(([name, { form, isNeeded, most = 1 }]) => {
    const values = item.get(name) ?? []
    if (isNeeded && values.length === 0) return [`${name} is missing`]
    return values.length > most ? [`${name} comes too often`] : values.filter((one) => !form.test(one))
  })
  return [...unknown, ...broken]
}

test('the feed of each language is valid for Google Merchant, with long names and without products that have no picture', async () => {
  const { db } = shop.context
  const before = await itemsIn('zh')
  const one = await db
    .selectFrom('product_variants')
    .select(['id', 'product_id'])
    .where('status', '=', 'ACTIVE')
    .where('sku', '=', before[0]!.get('id')![0]!)
    .executeTakeFirstOrThrow()
  const [sku, long] = ['S'.repeat(64), '長'.repeat(160)]
  await db.updateTable('product_variants').set({ sku }).where('id', '=', one.id).execute()
  await db
    .updateTable('products')
    .set({ title: { zh: long, cn: long, en: long } })
    .where('id', '=', one.product_id)
    .execute()
  const bare = await db
    .selectFrom('product_variants')
    .select(['product_id', 'sku'])
    .where('sku', '=', before.at(-1)!.get('id')![0]!)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('product_pictures').where('product_id', '=', bare.product_id).execute()
  await refreshProductIndex(db, [one.product_id, bare.product_id])
  for (const locale of locales) {
    const items = await itemsIn(locale)
    expect(items.flatMap(faultsOf)).toEqual([])
    const ids = items.map((item) => item.get('id')![0])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(one.id)
    expect(ids).not.toContain(bare.sku)
  }
})

test('variants of a piece share a group, a single variant has none, and a sale is listed beside the price', async () => {
  const { db } = shop.context
  const items = await itemsIn('en')
  const groups = Map.groupBy(items, (item) => item.get('item_group_id')?.[0])
  const singles = groups.get(undefined) ?? []
  groups.delete(undefined)
  expect([...groups.values()].every((group) => group.length > 1)).toBe(true)
  expect(Math.min(groups.size, singles.length)).toBeGreaterThan(0)
  const onSale = await db.selectFrom('product_variants').select('sku').where('sale_percent', '>', 0).execute()
  const reduced = items.filter((item) => onSale.some(({ sku }) => sku === item.get('id')![0]))
  expect(reduced.length).toBeGreaterThan(0)
  for (const item of reduced)
    expect(parseFloat(item.get('sale_price')![0]!)).toBeLessThan(parseFloat(item.get('price')![0]!))
})
