import { allCategories } from '@fitout/contract/categories.ts'
import { filterProducts, productReviews, relatedProductUrls } from '@fitout/contract/products.ts'
import { allWarehouses } from '@fitout/contract/warehouses.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productId } from '../../../database/seed/seed-catalogue.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

const address = (path: string) =>
  `/api${path.replace(':store_id', shop.context.config.mainStoreId).replace(':id', productId('sofa-oat'))}`
const lists = [filterProducts, allCategories, productReviews, allWarehouses]

async function read(path: string, query: string) {
  const start = performance.now()
  const response = await shop.request(`${address(path)}?${query}`)
  const text = await response.text()
  return { status: response.status, text, milliseconds: performance.now() - start, json: JSON.parse(text) }
}

const databaseWords = /syntax|select |relation|column|postgres|pg_|\bsql\b|\.ts\b|node_modules|at Object/i

describe('a query parameter', () => {
  const payloads = [
    "'",
    '"',
    '--',
    '/*',
    ';',
    '\\',
    "' or '1'='1",
    "' or '1'='2",
    '1; drop table products',
    "'; select pg_sleep(5) --",
    '1 union select null,null',
    '$$;select pg_sleep(5)$$',
    '%27',
    '{}',
    '[]',
    '{"a":1}',
    'null',
    'true',
    '-1',
    '1e400',
    '𠮷',
    '\u202e',
  ]

  test('is never interpolated into a statement', { timeout: 120_000 }, async () => {
    const parameters = [...new Set([...lists, relatedProductUrls].flatMap(({ query }) => Object.keys(query.shape)))]
    for (const { path } of [...lists, relatedProductUrls]) {
      for (const name of [...parameters, 'statuses', 'exclude_ids', 'country_code', 'order']) {
        for (const payload of payloads) {
          const { status, text, milliseconds } = await read(
            path,
            `${encodeURIComponent(name)}=${encodeURIComponent(payload)}`,
          )
          expect([name, payload, [200, 422].includes(status)]).toEqual([name, payload, true])
          expect(milliseconds).toBeLessThan(4000)
          if (status !== 200) expect([name, payload, databaseWords.test(text)]).toEqual([name, payload, false])
        }
      }
    }
  })

  test('returns the same for a true and a false condition', async () => {
    for (const name of ['keyword', 'slug', 'attributes[colour]']) {
      const [yes, no] = await Promise.all(
        ["zz' or '1'='1", "zz' or '1'='2"].map((value) =>
          read(filterProducts.path, `${name}=${encodeURIComponent(value)}&facets=false`),
        ),
      )
      expect([name, yes?.json.total]).toEqual([name, no?.json.total])
    }
  })

  test('is rejected with control characters, in the path and in the query', async () => {
    for (const value of ['a%00b', '%01', '%C2%85', '%0d', '%0a']) {
      for (const name of ['keyword', 'slug', 'locale']) {
        expect([name, value, (await read(filterProducts.path, `${name}=${value}`)).status]).toEqual([name, value, 422])
      }
    }
  })
})

describe('paging', () => {
  test('rejects invalid page numbers', async () => {
    for (const { path } of lists) {
      for (const name of ['page', 'per_page']) {
        for (const value of ['0', '-1', '1.5', 'x', '', '1e400', 'NaN', '99999999999999999999']) {
          expect([path, name, value, (await read(path, `${name}=${value}`)).status]).toEqual([path, name, value, 422])
        }
        expect([path, (await read(path, `${name}=1&${name}=2`)).status]).toEqual([path, 422])
      }
    }
  })

  test('serves at most a hundred items per page and links to the next page', async () => {
    for (const { path } of lists) {
      const huge = await read(path, 'per_page=9999')
      expect([path, huge.status, huge.json.per_page]).toEqual([path, 200, 100])
      expect(huge.json.data.length).toBeLessThanOrEqual(100)
      const far = await read(path, 'page=1000000000&per_page=1000000000')
      expect([path, far.status, far.json.data, far.json.next_page_url]).toEqual([path, 200, [], null])
      expect(far.json.total).toBe(huge.json.total)
      expect(far.milliseconds).toBeLessThan(1000)
      expect((await read(path, `page=${Number.MAX_SAFE_INTEGER}`)).status).toBe(200)
    }
  })

  test("keeps the query across pages and links to the shop's own origin", async () => {
    const query = 'per_page=3&sort_by=price&attributes%5Bcolour%5D=oat,natural&keyword=%E6%9C%A8'
    const response = await shop.request(`${address(filterProducts.path)}?${query}`, {
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    })
    const { next_page_url: next } = (await response.json()) as { next_page_url: string }
    const url = new URL(next)
    expect(url.origin).toBe(shop.context.config.publicUrl)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      per_page: '3',
      sort_by: 'price',
      'attributes[colour]': 'oat,natural',
      keyword: '木',
      page: '2',
      after: expect.any(String),
    })
  })

  test('rejects unknown orders', async () => {
    for (const query of ['sort_by=hacked', 'sort_order=sideways', 'sort_by=price;drop', 'logic_gate=XOR', 'kind=PET']) {
      expect([query, (await read(filterProducts.path, query)).status]).toEqual([query, 422])
    }
  })

  test('rejects lists of ids above the limit', async () => {
    const ids = Array.from({ length: 10_000 }, () => productId('sofa-oat')).join(',')
    for (const name of ['ids', 'exclude_ids', 'category_ids']) {
      const { status, milliseconds } = await read(filterProducts.path, `${name}=${ids}`)
      expect([name, status]).toEqual([name, 422])
      expect(milliseconds).toBeLessThan(1000)
    }
  })
})
