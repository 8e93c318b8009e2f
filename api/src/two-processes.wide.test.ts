import { findPost } from '@fitout/contract/posts.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { changeProduct } from '@fitout/contract/staff/products.ts'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { addVoucher, changeVoucher } from '@fitout/contract/staff/vouchers.ts'
import { addWriting, publishWriting, saveWritingDraft } from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { watchDatabase } from './database/database-watch.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { article } from './testing/trail/words-examples.ts'

let shop: TestShop
let goods: ShopGoods
let processes: [ApiProcess, ApiProcess]
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  processes = await Promise.all([startApiProcess(shop), startApiProcess(shop)])
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()))
  await shop.stop()
})

const soon = { timeout: 2000, interval: 50 }
const inEach = (text: string) => ({ zh: text, cn: text, en: text })

test('a change published in one process shows within two seconds in another, whatever it had cached', async () => {
  const [one, other] = processes
  expect(new Set([process.pid, one.pid, other.pid]).size).toBe(3)
  const { token } = await openStaff(shop, 'editor')
  const variant = await goods.addVariant()
  const id = await goods.publish(variant)
  const product = { store_id: goods.storeId, id }
  const shownIn = async (api: ApiProcess) => {
    const { data } = await api.visitor()(findProduct, { params: product })
    return [data.title.en, data.variants[0]?.price]
  }
  for (const api of [one, other]) expect(await shownIn(api)).toEqual(['Oak chair', 49.9])
  await one.visitor(token)(changeProduct, { params: { id }, body: { title: inEach('Renamed lamp') } })
  await expect.poll(() => shownIn(other), soon).toEqual(['Renamed lamp', 49.9])
  await other.visitor(token)(priceVariant, { params: { id: variant }, body: { price: 321.5, sale_percent: 0 } })
  await expect.poll(() => shownIn(one), soon).toEqual(['Renamed lamp', 321.5])

  const written = article()
  const added = await one.visitor(token)(addWriting, { params: { kind: 'post' }, body: { written } })
  const params = { kind: 'post', key: added.data._id }
  const { data } = await one.visitor(token)(publishWriting, { params, body: { revision: 1 } })
  const titleIn = async (api: ApiProcess) =>
    (await api.visitor()(findPost, { params: { id: params.key } })).data.title.zh
  await expect.poll(() => titleIn(other), soon).toBe(written.title.zh)
  const body = { revision: data.revision, written: article('大房的燈') }
  const draft = await other.visitor(token)(saveWritingDraft, { params, body })
  expect(await titleIn(one)).toBe(written.title.zh)
  await other.visitor(token)(publishWriting, { params, body: { revision: draft.data.revision } })
  await expect.poll(() => titleIn(one), soon).toBe('大房的燈')
})

test('creating or changing a voucher is announced to every process, and each redemption is not', async () => {
  const [one] = processes
  const heard = { changes: 0 }
  const { stop } = watchDatabase(shop.context.config.databaseUrl, {
    onChange: () => {
      heard.changes += 1
    },
  })
  await expect.poll(() => heard.changes).toBe(1)
  const next = async (act: () => Promise<unknown>) => {
    const before = heard.changes
    await act()
    await expect.poll(() => heard.changes, soon).toBeGreaterThan(before)
  }
  const { token } = await openStaff(shop, 'manager')
  const manager = one.visitor(token)
  const body = {
    title: inEach('Eighty off'),
    description: inEach('Once'),
    status: 'ACTIVE' as const,
    code: null,
    points_required: 10,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: null,
    valid_days: 30,
    stock: 2,
    per_account: null,
    offer: {
      discount_type: 'FIXED' as const,
      minimum: { spend: 500, quantity: null },
      scope: { product_ids: [], category_ids: [], excluded_product_ids: [], excluded_category_ids: [] },
      reduction: { amount: 80 },
    },
  }
  let id = ''
  await next(async () => {
    id = (await manager(addVoucher, { body })).data._id
  })
  await next(() => manager(changeVoucher, { params: { id }, body: { ...body, title: inEach('Ninety'), version: 1 } }))
  const take = (taken: number) => shop.context.db.updateTable('vouchers').set({ taken }).where('id', '=', id).execute()
  const quiet = heard.changes
  await take(1)
  await next(() => take(2))
  expect(heard.changes).toBe(quiet + 1)
  await take(0)
  await stop()
})
