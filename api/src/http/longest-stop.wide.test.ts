import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { addToCart } from '@fitout/contract/cart.ts'
import { maximumCartLines } from '@fitout/contract/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts'
import { openStaff, type StaffVisitor } from '../testing/staff.ts'
import { type ShopGoods, stockShop } from '../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { type Guest, openGuest } from '../testing/visitors.ts'

/** Other requests are blocked for this long. */
const stopAtMost = 200

let shop: TestShop
let goods: ShopGoods
let api: ApiProcess
let owner: StaffVisitor
let guest: Guest
let product: string

beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  const variant = await goods.addVariant({ priceCents: 1000 })
  const { db } = shop.context
  const found = await db.selectFrom('product_variants').select('product_id').where('id', '=', variant)
  product = (await found.executeTakeFirstOrThrow()).product_id
  owner = await openStaff(shop)
  guest = await openGuest(shop)
  api = await startApiProcess(shop)
  // The one-time cost of a process's first file is not what customers wait for.
  await send(owner, '/api/admin/products-csv', file('product,sku,title_zh\na,b,梳化\n'))
  await send(guest, '/api/files', file('x'))
})
afterAll(async () => {
  await api.stop()
  await shop.stop()
})

const file = (content: string | Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.append('file', new File([content], 'x'))
  return form
}
const send = async (by: Guest, path: string, body: FormData | string, type?: string) => {
  const headers = { Authorization: `Bearer ${by.token}`, ...(type && { 'Content-Type': type }) }
  const answer = await api.request(path, { method: 'POST', body, headers })
  await answer.arrayBuffer()
  return answer.status
}
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

function model(description: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(description)
  const head = Buffer.alloc(20)
  for (const [at, word] of [0x46546c67, 2, 20 + text.length, text.length, 0x4e4f534a].entries()) {
    head.writeUInt32LE(word, at * 4)
  }
  return new Uint8Array(Buffer.concat([head, text]))
}
const meshes = (count: number) =>
  model(
    `{"asset":{"version":"2.0"},"meshes":[${Array.from({ length: count }, () => '{"primitives":[{}]}').join(',')}]}`,
  )

const columns = 'product,sku,kind,status,title_zh,title_en,summary_zh,price,sale_percent,parcel_grams,stock_warehouse-0'
const parts = () => `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(170_000)}--x--\r\n`

const requests: [what: string, status: number | number[], send: () => Promise<number>][] = [
  ['a form of 170,000 parts', 422, () => send(guest, '/api/files', parts(), 'multipart/form-data; boundary=x')],
  ['nine megabytes of commas', 422, () => send(owner, '/api/admin/products-csv', file(','.repeat(9_000_000)))],
  ['nine megabytes of lines', 422, () => send(owner, '/api/admin/products-csv', file('a,b\n'.repeat(2_250_000)))],
  [
    'a file of 5,000 new products',
    200,
    () =>
      send(
        owner,
        '/api/admin/products-csv',
        file(
          `${columns}\n${lines(5000, (at) => `piece-${at},SKU-${at},GOODS,DRAFT,梳化 ${at},Sofa ${at},一張梳化,1000,0,900,3`)}`,
        ),
      ),
  ],
  [
    'a file that is wrong in 5,000 rows',
    200,
    () =>
      send(
        owner,
        '/api/admin/products-csv',
        file(`${columns}\n${lines(5000, () => '!,!,!,!,\u0007,\u0007,\u0007,!,!,!,!')}`),
      ),
  ],
  [
    'a list of 10,000 pick-up points',
    // On a busy machine it may take longer than the limit of a call.
    [200, 503],
    async () => {
      const [heading = '', first = ''] = (
        await readFile(new URL('../../database/seed/pick-up-points.csv', import.meta.url), 'utf8')
      ).split('\n')
      const list = `${heading}\n${lines(10_000, (at) => first.replace(/^sf-pickup,\w+/, `locker,P${at}`))}`
      return send(owner, '/api/admin/pick-up-points-csv', file(list))
    },
  ],
  ['a model of 900,000 meshes', 422, () => send(owner, `/api/admin/products/${product}/model`, file(meshes(900_000)))],
  ['a model of 5,000 meshes', 200, () => send(owner, `/api/admin/products/${product}/model`, file(meshes(5000)))],
  [
    'a body of 9,000 unknown fields',
    422,
    () =>
      send(
        guest,
        '/api/enquiries',
        JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`f${at}`, 1]))),
        'application/json',
      ),
  ],
  [
    'a body of 50,000 brackets',
    422,
    () => send(guest, '/api/enquiries', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'application/json'),
  ],
]

test.each(requests)(
  '%s blocks no request for long',
  async (_, status, ask) => {
    await api.longestStop()
    expect([status].flat()).toContain(await ask())
    const stop = await api.longestStop()
    expect(stop).toBeLessThan(stopAtMost)
  },
  60_000,
)

test('fifty booking forms of a hundred lines at once block no request for long', async () => {
  const variants: string[] = []
  for (let count = 0; count < maximumCartLines; count += 1)
    variants.push(await goods.addVariant({ priceCents: 1000 + count }))
  const params = { store_id: goods.storeId }
  for (const product_variant_id of variants)
    await guest.call(addToCart, { params, body: { product_variant_id, qty: 1 } })
  const body = JSON.stringify({ checkout_product_variant_ids: variants, voucher_code: null, delivery_info: null })
  const ask = async (): Promise<number> => {
    const status = await send(guest, `/api/stores/${goods.storeId}/shopping-cart/all`, body, 'application/json')
    // On a slow machine some of the fifty are rejected, and retry.
    return status === 503 ? pause(100).then(ask) : status
  }
  expect(await ask()).toBe(200)
  await api.longestStop()
  const statuses = await Promise.all(Array.from({ length: 50 }, ask))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const stop = await api.longestStop()
  expect(stop).toBeLessThan(stopAtMost)
}, 60_000)
