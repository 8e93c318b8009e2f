import { allCategories, type CategoryBranch, categoryTree } from '@fitout/contract/categories.ts'
import { allWarehouses } from '@fitout/contract/warehouses.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories } from '../../../database/seed/categories.ts'
import { goods } from '../../../database/seed/goods/goods.ts'
import { categoryId } from '../../../database/seed/seed-catalogue.ts'
import type { SeedCategory } from '../../../database/seed/seed-types.ts'
import { services } from '../../../database/seed/services.ts'
import { warehouses } from '../../../database/seed/warehouses.ts'
import { newId } from '../../database/new-id.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

const params = () => ({ store_id: shop.context.config.mainStoreId })
const keysIn = (branch: SeedCategory): string[] => [branch.key, ...(branch.children ?? []).flatMap(keysIn)]
const allKeys = categories.flatMap(keysIn)
const written = (branch: SeedCategory): unknown => [categoryId(branch.key), (branch.children ?? []).map(written)]
const shown = (branch: CategoryBranch): unknown => [branch._id, branch.children.map(shown)]

describe('categories', () => {
  test("are a tree in the shop's order, also under the correctly spelled name of the call", async () => {
    const { data } = await shop.visitor()(categoryTree, { params: params() })
    expect(data.map(shown)).toEqual(categories.map(written))
    const path = (spelling: string) => `/api/stores/${params().store_id}/product-management/categories/all/${spelling}`
    const [misspelt, right] = await Promise.all(
      ['hierachy', 'hierarchy'].map(async (spelling) => (await shop.request(path(spelling))).json()),
    )
    expect(right).toEqual(misspelt)
  })

  test('count the products in them and their descendants, each once', async () => {
    const { data } = await shop.visitor()(allCategories, { params: params(), query: { per_page: 100 } })
    const below = new Map(
      categories.flatMap(function collect(branch): [string, string[]][] {
        return [[branch.key, keysIn(branch)], ...(branch.children ?? []).flatMap(collect)]
      }),
    )
    for (const key of allKeys) {
      const count = [...goods, ...services].filter((product) =>
        product.categories.some((own) => below.get(key)?.includes(own)),
      ).length
      expect([key, data.find(({ _id }) => _id === categoryId(key))?.product_count]).toEqual([key, count])
    }
  })

  test('mark the path to the active one', async () => {
    const { data } = await shop.visitor()(categoryTree, { params: params(), query: { active_id: categoryId('sofas') } })
    const active = (branches: CategoryBranch[]): string[] =>
      branches.flatMap((branch) => [...(branch.is_active ? [branch._id] : []), ...active(branch.children)])
    expect(active(data)).toEqual(['furniture', 'seating', 'sofas'].map(categoryId))
  })

  test('are listed five per page by English title, optionally by kind and parent', async () => {
    const call = shop.visitor()
    const page = await call(allCategories, { params: params() })
    expect([page.data.length, page.per_page, page.total]).toEqual([5, 5, allKeys.length])
    const titles = page.data.map(({ title }) => title.en ?? '')
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
    const ofServices = await call(allCategories, { params: params(), query: { kind: 'SERVICE', per_page: 100 } })
    expect(ofServices.data.map(({ _id }) => _id).toSorted()).toEqual(
      keysIn(categories.find(({ key }) => key === 'services') as SeedCategory)
        .map(categoryId)
        .toSorted(),
    )
    const under = await call(allCategories, {
      params: params(),
      query: { parent_id: categoryId('furniture'), sort_by: 'position' },
    })
    expect(under.data.map(({ _id }) => _id)).toEqual(categories[0]?.children?.map(({ key }) => categoryId(key)))
    const down = await call(allCategories, {
      params: params(),
      query: { sort_by: 'title.zh', sort_order: 'desc', per_page: 100 },
    })
    const strokes = new Intl.Collator('zh-Hant-u-co-stroke-kn')
    expect(down.data.map(({ title }) => title.zh)).toEqual(
      down.data.map(({ title }) => title.zh ?? '').toSorted((a, b) => strokes.compare(b, a)),
    )
  })

  test('and warehouses belong to a store of the shop', async () => {
    const call = shop.visitor()
    const { data, total } = await call(allWarehouses, { params: params(), query: { per_page: 999 } })
    expect(data.map(({ title, address }) => ({ title, address }))).toEqual(
      warehouses.map(({ title, address }) => ({ title, address })),
    )
    expect(total).toBe(warehouses.length)
    const stranger = { store_id: newId() }
    for (const endpoint of [allCategories, categoryTree, allWarehouses]) {
      await expectRefusal(call(endpoint, { params: stranger }), 404, 'store-not-found')
    }
    const mini = { store_id: shop.context.config.miniStoreId }
    expect((await call(allWarehouses, { params: mini })).total).toBe(0)
    expect((await call(categoryTree, { params: mini })).data).toEqual([])
  })
})
