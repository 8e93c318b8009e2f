import {
  configurationSortingList,
  customerLocalesConfiguration,
  latestConfiguration,
} from '@fitout/contract/configuration.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerLocales } from '../../../database/seed/configuration/customer-locales.ts'
import { responseMessages } from '../setup/templates/response-messages.ts'
import { sortingLists } from '../setup/templates/sorting-lists.ts'
import { categoryId } from '../../../database/seed/seed-catalogue.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishConfiguration } from './configuration-service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

async function changed(change: Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((settle) => shop.context.onPublicChange(() => settle()))
  await change
  await heard
}
const latest = async () => (await shop.visitor()(latestConfiguration)).data

describe('the configuration', () => {
  test('C28 contains navigation, footer, messages and constants, with links and pictures resolved', async () => {
    const data = await latest()
    const text = JSON.stringify(data)
    expect(text.includes('category:')).toBe(false)
    expect(text.includes('.jpg')).toBe(false)
    expect(text.includes(`/categories/${categoryId('sofas')}`)).toBe(true)
    expect(data.slugs[categoryId('sofas')]?.en).toMatch(/sofa/)
    const [shopMenu] = data['customer-layout'].navbar.navigation
    expect(shopMenu?.megamenu).toBe(true)
    expect(shopMenu?.children.some(({ children }) => children.length > 0)).toBe(true)
    const picture = await shop.request(`${shopMenu?.picture?.url}/${shopMenu?.picture?.widths[0]}.webp`)
    expect(picture.status).toBe(200)
    expect(Object.keys(data['response-messages']).toSorted()).toEqual(Object.keys(responseMessages).toSorted())
    expect(data['shop-constants']).toMatchObject({
      main_store_id: shop.context.config.mainStoreId,
      mini_store_id: shop.context.config.miniStoreId,
      currency: 'HKD',
      offline_hold_hours: shop.context.config.offlineHoldHours,
    })
  })

  test('serves the newest published version, never an unpublished one', async () => {
    const { db } = shop.context
    const before = await latest()
    const draft = {
      ...before['customer-layout'],
      chat: { title: { en: 'CANARY-DRAFT' }, url: 'https://draft.example' },
    }
    const insert = (version: number, publishedAt: Date | null) =>
      sql`insert into configurations (slug, version, data, published_at)
        values ('customer-layout', ${version}, ${JSON.stringify(draft)}, ${publishedAt})`.execute(db)
    await changed(insert(2, null))
    await changed(insert(3, new Date(Date.now() + 3_600_000)))
    expect(await latest()).toEqual(before)
    await changed(
      publishConfiguration(db, 'customer-layout', {
        ...draft,
        chat: { title: { en: 'New' }, url: 'https://new.example' },
      }),
    )
    expect((await latest())['customer-layout'].chat.title.en).toBe('New')
    expect((await latest()).version).toBe('4.1.1')
  })

  test('refuses an invalid version', async () => {
    await expect(publishConfiguration(shop.context.db, 'sorting-lists', { products: [{ key: 1 }] })).rejects.toThrow()
  })

  test('C29 returns the languages and the messages changed by staff', async () => {
    const { data } = await shop.visitor()(customerLocalesConfiguration)
    expect(data).toEqual({ locales: ['zh', 'cn', 'en'], messages: customerLocales })
  })

  test('C30 lists the sort orders, and rejects unknown lists', async () => {
    for (const slug of ['products', 'posts', 'projects', 'vouchers'] as const) {
      const list = await shop.visitor()(configurationSortingList, { params: { slug } })
      expect(list.data).toEqual(sortingLists[slug])
      expect(list.next_page_url).toBeNull()
    }
    for (const slug of ['unknown', '__proto__', 'constructor', 'toString', "' or 1=1"]) {
      await expectRefusal(
        shop.visitor()(configurationSortingList, { params: { slug } }),
        404,
        'configuration-not-found',
      )
    }
  })
})
