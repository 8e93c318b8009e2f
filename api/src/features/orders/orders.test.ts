import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  allOfflineOrders,
  allOrders,
  cancelOrder,
  completeOrder,
  findOrder,
  trackOrder,
  uploadProof,
} from '@fitout/contract/orders.ts'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../database/invariants.ts'
import { lookUpsPerOrderAndHour } from '../../http/rates.ts'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder, refusalOf, uploadPicture } from '../../testing/visitors.ts'
import { confirmPayment, expireOrders } from './order-steps.ts'
import { sendOrderMail } from './order-mail.ts'

let shop: TestShop
let goods: ShopGoods
let now = new Date()

beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) } })
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())
afterEach(async () => {
  for (const { name, rows } of await checkInvariants(shop.context.db)) expect([name, rows]).toEqual([name, []])
})

const show = async (guest: Guest, id: string) => (await guest.call(findOrder, { params: { id } })).data
const upload = async (guest: Guest, id: string, image?: string) =>
  guest.call(uploadProof, { params: { id }, body: { image: image ?? (await uploadPicture(guest)) } })
const complete = (guest: Guest, id: string) => guest.call(completeOrder, { params: { id } })
const cancel = (guest: Guest, id: string) => guest.call(cancelOrder, { params: { id } })

async function shelves(variantId: string) {
  const rows = await shop.context.db.selectFrom('stock_levels').selectAll().where('variant_id', '=', variantId).execute()
  const sum = (of: 'available' | 'held' | 'sold') => rows.reduce((total, row) => total + row[of], 0)
  return { available: sum('available'), held: sum('held'), sold: sum('sold') }
}

async function newOrder(quantity = 3) {
  const guest = await openGuest(shop)
  const variant = await goods.addVariant({ stock: [10, 0] })
  const { _id: id, reference } = await placeOrder(goods, guest, { [variant]: quantity })
  return { guest, variant, id, reference }
}

describe('ORD-01 the steps of an order', () => {
  const states = {
    submitted: async () => newOrder(),
    pending: async () => {
      const order = await newOrder()
      await upload(order.guest, order.id)
      return order
    },
    paid: async () => {
      const order = await newOrder()
      await confirmPayment(shop.context, order.id)
      return order
    },
    completed: async () => {
      const order = await states.paid()
      await complete(order.guest, order.id)
      return order
    },
    cancelled: async () => {
      const order = await newOrder()
      await cancel(order.guest, order.id)
      return order
    },
  }
  const steps = {
    upload: (guest: Guest, id: string) => upload(guest, id),
    complete,
    cancel,
    confirm: (_: Guest, id: string) => confirmPayment(shop.context, id),
  }
  const after: Record<keyof typeof states, Partial<Record<keyof typeof steps, string>>> = {
    submitted: { upload: 'pending', cancel: 'cancelled', confirm: 'pending' },
    pending: { upload: 'pending', cancel: 'cancelled', confirm: 'pending' },
    paid: { complete: 'completed' },
    completed: {},
    cancelled: {},
  }
  const pairs = Object.keys(states).flatMap((state) => Object.keys(steps).map((step) => [state, step] as const))

  test.each(pairs)('a %s order and %s', async (state, step) => {
    const { guest, id } = await states[state as keyof typeof states]()
    const before = await show(guest, id)
    const expected = after[state as keyof typeof states][step as keyof typeof steps]
    const act = () => steps[step as keyof typeof steps](guest, id)
    if (expected === undefined) {
      await expect(act()).rejects.toThrow()
      const refused = await act().catch((error: { problem?: { status: number }; status?: number }) => error.problem?.status ?? error.status)
      expect(refused).toBe(409)
      expect(await show(guest, id)).toEqual(before)
    } else {
      await act()
      expect((await show(guest, id)).current_status).toBe(expected)
    }
  })

  test.each(pairs)('a %s order and ten times %s at once', async (state, step) => {
    const { guest, id } = await states[state as keyof typeof states]()
    const before = await show(guest, id)
    const picture = step === 'upload' ? await uploadPicture(guest) : ''
    const act = () =>
      step === 'upload' ? upload(guest, id, picture) : steps[step as keyof typeof steps](guest, id)
    await Promise.allSettled(Array.from({ length: 10 }, act))
    const { statuses, current_status } = await show(guest, id)
    const expected = after[state as keyof typeof states][step as keyof typeof steps]
    expect(current_status).toBe(expected ?? before.current_status)
    expect(statuses.length - before.statuses.length).toBe(expected && expected !== before.current_status ? 1 : 0)
    const times = statuses.map((status) => status.created_at)
    expect(times).toEqual(times.toSorted())
  })

  test('cancelling twice at once, or uploading while cancelling, leaves a possible order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { guest, id, variant } = await newOrder(2)
      const image = await uploadPicture(guest)
      await Promise.allSettled([upload(guest, id, image), cancel(guest, id), confirmPayment(shop.context, id)])
      const order = await show(guest, id)
      const stock = await shelves(variant)
      if (order.payment_status === 'paid') expect([order.current_status, stock.sold]).toEqual(['pending', 2])
      else expect([order.current_status, stock.available]).toEqual(['cancelled', 10])
    }
  })
})

describe('stock of an order', () => {
  test('STOCK-05 comes back once, however often it is cancelled', async () => {
    const { guest, id, variant } = await newOrder(3)
    expect(await shelves(variant)).toEqual({ available: 7, held: 3, sold: 0 })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => cancel(guest, id)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await shelves(variant)).toEqual({ available: 10, held: 0, sold: 0 })
  })

  test('STOCK-06 comes back when no proof was handed in for 72 hours, and can be bought again', async () => {
    const { id, variant } = await newOrder(10)
    const proven = await newOrder(1)
    await upload(proven.guest, proven.id)
    now = new Date(now.getTime() + 71 * 3_600_000)
    await expireOrders(shop.context)
    now = new Date(now.getTime() + 2 * 3_600_000)
    const expired = await Promise.all([expireOrders(shop.context), expireOrders(shop.context)])
    expect(expired.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
    expect(await shelves(variant)).toEqual({ available: 10, held: 0, sold: 0 })
    const statusOf = async (orderId: string) =>
      shop.context.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst()
    expect(await statusOf(id)).toEqual({ status: 'cancelled' })
    expect(await statusOf(proven.id)).toEqual({ status: 'pending' })
    await expect(confirmPayment(shop.context, id)).rejects.toMatchObject({ code: 'illegal-transition' })
    const again = await openGuest(shop)
    await placeOrder(goods, again, { [variant]: 10 })
  })

  test('is sold when the payment is confirmed', async () => {
    const { id, variant } = await newOrder(4)
    await confirmPayment(shop.context, id)
    expect(await shelves(variant)).toEqual({ available: 6, held: 0, sold: 4 })
  })
})

describe('a proof', () => {
  test('makes a submitted order pending, and may be bettered until it is paid', async () => {
    const { guest, id } = await newOrder()
    const first = await uploadPicture(guest)
    expect((await upload(guest, id, first)).data).toMatchObject({ current_status: 'pending', has_proof: true, expires_at: null })
    const second = await uploadPicture(guest)
    await upload(guest, id, second)
    expect((await show(guest, id)).checkout.offline.image).toBe(`/api/files/${second}`)
    expect((await show(guest, id)).statuses.map((status) => status.slug)).toEqual(['submitted', 'pending'])
    await confirmPayment(shop.context, id)
    await expectRefusal(upload(guest, id), 409, 'illegal-transition')
  })

  test('PAY-09 is a picture of the own account, or the order stays as it was', async () => {
    const { guest, id } = await newOrder()
    const stranger = await openGuest(shop)
    const foreign = await uploadPicture(stranger)
    await expectRefusal(upload(guest, id, foreign), 404, 'file-not-found')
    await expectRefusal(upload(guest, id, crypto.randomUUID()), 404, 'file-not-found')
    await expectRefusal(upload(guest, id, 'https://evil.example/x.png'), 422, 'invalid-input')
    expect(await show(guest, id)).toMatchObject({ current_status: 'submitted', has_proof: false })
  })
})

describe("another account's order", () => {
  test('ACL-03 is not there to read, exactly as one that does not exist', async () => {
    const { id } = await newOrder()
    const stranger = await openGuest(shop)
    const read = async (orderId: string) => {
      const response = await stranger.send(`/api/orders/${orderId}/details`)
      const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>
      return { status: response.status, body }
    }
    const missing = crypto.randomUUID()
    expect(await read(id)).toEqual(await read(missing))
    expect((await read(id)).status).toBe(404)
    expect((await read('%27%20or%201=1')).status).toBe(404)
    expect((await shop.request(`/api/orders/${id}/details`)).status).toBe(401)
    const list = await stranger.send(`/api/orders/all?store_id=${goods.storeId}&account_id=${id}`)
    expect(await list.json()).toMatchObject({ data: [], total: 0 })
  })

  test('ACL-04 cannot be changed', async () => {
    const { guest, id, variant } = await newOrder()
    const before = await show(guest, id)
    const stock = await shelves(variant)
    const stranger = await openGuest(shop)
    for (const step of [upload, complete, cancel]) await expectRefusal(step(stranger, id), 404, 'order-not-found')
    expect(await show(guest, id)).toEqual(before)
    expect(await shelves(variant)).toEqual(stock)
  })

  test('ACL-14 nothing of it is in any answer to another', async () => {
    await newOrder()
    const stranger = await openGuest(shop)
    const paths = ['/api/orders/all', '/api/orders/all/offline', '/api/auth/user']
    for (const path of paths) expect(await (await stranger.send(path)).text()).not.toContain('CANARY')
  })
})

describe('a look-up', () => {
  const track = (guest: Guest | undefined, id: string, query: { email?: string; phone?: string }) =>
    (guest?.call ?? shop.visitor())(trackOrder, { params: { id }, query })

  test('finds an order by id or reference with its email or phone', async () => {
    const { id, reference } = await newOrder()
    const typed = [id, id.toUpperCase(), reference, reference.toLowerCase(), reference.replaceAll('-', '')]
    for (const name of typed) {
      expect((await track(undefined, name, { phone: '51234567' })).data.reference).toBe(reference)
      expect((await track(undefined, name, { email: 'Canary@Shop.example' })).data._id).toBe(id)
    }
  })

  test('ACL-08 refuses everything else in one way', async () => {
    const [one, other] = [await newOrder(), await openGuest(shop)]
    const variant = await goods.addVariant()
    const body = checkOutBody(goods, [variant])
    await placeOrder(goods, other, { [variant]: 1 }, { delivery_details: { ...body.delivery_details, phone: '61112222', email: 'other@shop.example' } })
    const misses = [
      [one.id, { email: 'wrong@shop.example' }],
      [one.id, { email: 'other@shop.example' }],
      [one.id, { phone: '61112222' }],
      [one.id, { email: 'canary@shop.example', phone: '61112222' }],
      [crypto.randomUUID(), { email: 'canary@shop.example' }],
      ['LM-0000-0000', { email: 'canary@shop.example' }],
      ['nonsense', { phone: '51234567' }],
      ['%', { phone: '51234567' }],
    ] as const
    const answers = new Set<string>()
    for (const [id, query] of misses) {
      const { request_id: _, ...problem } = await refusalOf(track(undefined, id, query))
      answers.add(JSON.stringify(problem))
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('order-not-found')
  })

  test('ACL-09 never matches an empty or odd contact', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    const { email: _, ...withoutEmail } = checkOutBody(goods, [variant]).delivery_details
    const { _id: id } = await placeOrder(goods, guest, { [variant]: 1 }, { delivery_details: withoutEmail })
    const odd = ['', '?email=&phone=', '?email=null', '?email=%25', '?email=*', '?email[]=x', '?phone=0', '?email=%20', '?email=a@b.example&email=c@d.example', '?phone=', '?email=%00']
    for (const query of odd) {
      const response = await shop.request(`/api/orders/${id}/details/guest${query}`)
      expect([query, [404, 422].includes(response.status)]).toEqual([query, true])
    }
  })

  test('ACL-10 shows what tracking needs and no more', async () => {
    const { guest, id } = await newOrder()
    await upload(guest, id)
    const response = await shop.request(`/api/orders/${id}/details/guest?phone=51234567`)
    const text = await response.text()
    for (const secret of ['CANARY', 'canary@', '51234567', '/api/files/', guest.accountId]) expect(text).not.toContain(secret)
    expect(JSON.parse(text).data).toMatchObject({ recipient_name: expect.stringMatching(/^陳•+$/), contact_number: '+852 512•••••', has_proof: true })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('opens the upload of a proof to the session that made it, and nothing else', async () => {
    const { guest, id, reference } = await newOrder()
    const visitor = await openGuest(shop)
    await expectRefusal(upload(visitor, id), 404, 'order-not-found')
    await track(visitor, reference, { phone: '51234567' })
    expect((await upload(visitor, id)).data).toMatchObject({ current_status: 'pending', has_proof: true })
    await expectRefusal(visitor.call(findOrder, { params: { id } }), 404, 'order-not-found')
    await expectRefusal(cancel(visitor, id), 404, 'order-not-found')
    expect((await visitor.call(allOrders)).data).toEqual([])
    expect((await show(guest, id)).current_status).toBe('pending')
    now = new Date(now.getTime() + 31 * 60_000)
    const back = await shop.request(`/api/orders/${id}/upload`, { method: 'PUT' })
    expect(back.status).toBe(401)
  })

  test('ACL-08 is limited for each order, from wherever it is tried', async () => {
    const limited = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
    const id = crypto.randomUUID()
    const statuses: number[] = []
    for (let attempt = 0; attempt < lookUpsPerOrderAndHour + 5; attempt += 1) {
      const response = await limited.request(`/api/orders/${id}/details/guest?phone=5${attempt}`, {
        headers: { 'X-Forwarded-For': `10.0.0.${attempt}` },
      })
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(lookUpsPerOrderAndHour)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    await limited.stop()
  })
})

describe('lists of orders', () => {
  test('are newest first, in pages that reach the end', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [50, 0] })
    const placed: string[] = []
    for (let index = 0; index < 7; index += 1) {
      now = new Date(now.getTime() + 1000)
      placed.unshift((await placeOrder(goods, guest, { [variant]: 1 }))._id)
    }
    const seen: string[] = []
    let path: string | null = `/api/orders/all?store_id=${goods.storeId}&per_page=3`
    while (path) {
      const page = (await (await guest.send(path)).json()) as { data: { _id: string }[]; next_page_url: string | null; total: number }
      expect(page.total).toBe(7)
      seen.push(...page.data.map((order) => order._id))
      path = page.next_page_url && page.next_page_url.replace('http://localhost:3000', '')
    }
    expect(seen).toEqual(placed)
    expect((await guest.call(allOfflineOrders)).total).toBe(7)
    expect((await guest.call(allOrders, { query: { store_id: shop.context.config.miniStoreId } })).total).toBe(0)
  })

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'per_page=0', 'per_page=-1', 'page=1&page=2', 'page='])('INJ-10 refuse %s', async (query) => {
    const guest = await openGuest(shop)
    expect((await guest.send(`/api/orders/all?${query}`)).status).toBe(422)
  })

  test.each(['page=1000000000', 'per_page=9999', 'per_page=1000000000'])('INJ-10 serve %s', async (query) => {
    const guest = await openGuest(shop)
    const response = await guest.send(`/api/orders/all?${query}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: [], next_page_url: null })
  })
})

describe('order mails', () => {
  test.each([
    ['zh', '已收到訂單', '付款備註請填寫'],
    ['cn', '已收到订单', '付款备注请填写'],
    ['en', 'We have your order', 'Write this reference with your payment'],
  ] as const)('are in the language of the order: %s', async (locale, subject, instruction) => {
    const guest = await openGuest(shop, locale)
    const variant = await goods.addVariant({ title: '<b>Chair</b>' })
    const { _id: orderId, reference } = await placeOrder(goods, guest, { [variant]: 1 })
    await publishConstants()
    await sendOrderMail(shop.context, { orderId, event: 'placed' })
    await sendOrderMail(shop.context, { orderId, event: 'placed' })
    const mail = await mailOf(orderId)
    expect(mail.subject).toBe(`${subject} ${reference}`)
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain(instruction)
      expect(text).toContain(reference)
    }
    expect(mail.html).toContain('&#60;b&#62;Chair')
    expect(mail.to?.map((to) => to.address)).toEqual(['canary@shop.example'])
  })

  test('INJ-07 INJ-08 a name is text in them and never a header', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    const details = { ...checkOutBody(goods, [variant]).delivery_details, name: '{{7*7}} ${7*7} <script>x</script> "Bcc: a@b.example"' }
    const { _id: orderId } = await placeOrder(goods, guest, { [variant]: 1 }, { delivery_details: details })
    await publishConstants()
    await sendOrderMail(shop.context, { orderId, event: 'placed' })
    const mail = await mailOf(orderId)
    expect([mail.to?.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined])
    expect(mail.text).toContain('{{7*7}} ${7*7}')
    expect(mail.html).toContain('{{7*7}} ${7*7}')
    expect(mail.html).not.toContain('<script')
  })
})

/** The one mail that was written about an order. */
async function mailOf(orderId: string) {
  const folder = join(shop.context.config.dataDir, 'mail')
  const own = (await readdir(folder)).filter((name) => name.includes(orderId))
  expect(own).toHaveLength(1)
  return PostalMime.parse(await readFile(join(folder, own[0]!)))
}

async function publishConstants() {
  const { shopConstants } = await import('../../../database/seed/configuration/shop-constants.ts')
  await shop.context.db
    .insertInto('configurations')
    .values({
      slug: 'shop-constants',
      version: 1,
      data: JSON.stringify({
        ...shopConstants,
        main_store_id: shop.context.config.mainStoreId,
        mini_store_id: shop.context.config.miniStoreId,
        low_stock_from: 5,
      }),
      published_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
