import { allOrders, findOrder, trackOrder } from '@fitout/contract/orders.ts'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createContext } from '../../context.ts'
import { lookUpsOfSourceAndHour, lookUpsPerOrderAndHour, requestsPerMinute } from '../../http/rates.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder, refusalOf } from '../../testing/visitors.ts'

const desk = withOrderDesk()

describe("another account's order", () => {
  test('ACL-03 cannot be read, and looks exactly like one that does not exist', async () => {
    const { id } = await desk.newOrder()
    const stranger = await openGuest(desk.shop)
    const read = async (orderId: string) => {
      const response = await stranger.send(`/api/orders/${orderId}/details`)
      const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>
      return { status: response.status, body }
    }
    const missing = crypto.randomUUID()
    expect(await read(id)).toEqual(await read(missing))
    expect((await read(id)).status).toBe(404)
    expect((await read('%27%20or%201=1')).status).toBe(404)
    expect((await desk.shop.request(`/api/orders/${id}/details`)).status).toBe(401)
    const list = await stranger.send(`/api/orders/all?store_id=${desk.goods.storeId}&account_id=${id}`)
    expect(await list.json()).toMatchObject({ data: [], total: 0 })
  })

  test('ACL-04 cannot be changed', async () => {
    const { guest, id, variant } = await desk.newOrder()
    const before = await desk.show(guest, id)
    const stock = await desk.shelves(variant)
    const stranger = await openGuest(desk.shop)
    for (const step of [desk.upload, desk.complete, desk.cancel])
      await expectRefusal(step(stranger, id), 404, 'order-not-found')
    expect(await desk.show(guest, id)).toEqual(before)
    expect(await desk.shelves(variant)).toEqual(stock)
  })

  test('ACL-14 appears in no response to another account', async () => {
    await desk.newOrder()
    const stranger = await openGuest(desk.shop)
    const paths = ['/api/orders/all', '/api/orders/all/offline', '/api/auth/user']
    for (const path of paths) expect(await (await stranger.send(path)).text()).not.toContain('CANARY')
  })
})

describe('a look-up', () => {
  const track = (guest: Guest | undefined, id: string, query: { email?: string; phone?: string }) =>
    (guest?.call ?? desk.shop.visitor())(trackOrder, { params: { id }, query })

  test('finds an order by id or reference with its email or phone', async () => {
    const { id, reference } = await desk.newOrder()
    const typed = [id, id.toUpperCase(), reference, reference.toLowerCase(), reference.replaceAll('-', '')]
    for (const name of typed) {
      expect((await track(undefined, name, { phone: '51234567' })).data.reference).toBe(reference)
      expect((await track(undefined, name, { email: 'Canary@Shop.example' })).data._id).toBe(id)
    }
  })

  test('says whether the session that asks placed the order', async () => {
    const { guest, reference } = await desk.newOrder()
    const query = { phone: '51234567' }
    expect((await track(guest, reference, query)).data.is_own).toBe(true)
    expect((await track(undefined, reference, query)).data.is_own).toBe(false)
    expect((await track(await openGuest(desk.shop), reference, query)).data.is_own).toBe(false)
  })

  test('ACL-08 refuses everything else identically', async () => {
    const [one, other] = [await desk.newOrder(), await openGuest(desk.shop)]
    const variant = await desk.goods.addVariant()
    const body = checkOutBody(desk.goods, [variant])
    await placeOrder(
      desk.goods,
      other,
      { [variant]: 1 },
      { delivery_details: { ...body.delivery_details, phone: '61112222', email: 'other@shop.example' } },
    )
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

  test('ACL-08 is limited by the input, whatever its spelling and whether it exists or not', async () => {
    const { reference } = await desk.newOrder()
    const limited = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
    const spellings = (name: string) => [name, name.toLowerCase(), name.replaceAll('-', ''), name.slice(3)]
    for (const name of [reference, 'LM-0000-0001']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < lookUpsPerOrderAndHour + 2; attempt += 1) {
        const typed = spellings(name)[attempt % 4]
        const response = await limited.request(`/api/orders/${typed}/details/guest?phone=5${attempt}`, {
          headers: { 'X-Forwarded-For': `10.1.0.${attempt}` },
        })
        statuses.push(response.status)
      }
      expect(statuses.slice(-3)).toEqual([404, 429, 429])
    }
    await limited.stop()
  })

  test('ACL-09 never matches an empty or malformed contact', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant()
    const { email: _, ...withoutEmail } = checkOutBody(desk.goods, [variant]).delivery_details
    const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_details: withoutEmail })
    const odd = [
      '',
      '?email=&phone=',
      '?email=null',
      '?email=%25',
      '?email=*',
      '?email[]=x',
      '?phone=0',
      '?email=%20',
      '?email=a@b.example&email=c@d.example',
      '?phone=',
      '?email=%00',
    ]
    for (const query of odd) {
      const response = await desk.shop.request(`/api/orders/${id}/details/guest${query}`)
      expect([query, [404, 422].includes(response.status)]).toEqual([query, true])
    }
  })

  test('ACL-10 shows only what tracking needs', async () => {
    const { guest, id } = await desk.newOrder()
    await desk.upload(guest, id)
    const response = await desk.shop.request(`/api/orders/${id}/details/guest?phone=51234567`)
    const text = await response.text()
    for (const secret of ['CANARY', 'canary@', '51234567', '/api/files/', guest.accountId])
      expect(text).not.toContain(secret)
    expect(JSON.parse(text).data).toMatchObject({
      recipient_name: expect.stringMatching(/^陳•+$/),
      contact_number: '+852 512•••••',
      has_proof: true,
    })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('lets its session upload a proof, and nothing else', async () => {
    const { guest, id, reference } = await desk.newOrder()
    const visitor = await openGuest(desk.shop)
    await expectRefusal(desk.upload(visitor, id), 404, 'order-not-found')
    await track(visitor, reference, { phone: '51234567' })
    expect((await desk.upload(visitor, id)).data).toMatchObject({ current_status: 'pending', has_proof: true })
    await expectRefusal(visitor.call(findOrder, { params: { id } }), 404, 'order-not-found')
    await expectRefusal(desk.cancel(visitor, id), 404, 'order-not-found')
    expect((await visitor.call(allOrders)).data).toEqual([])
    const seen = await desk.show(guest, id)
    expect(seen.current_status).toBe('pending')
    // The account that placed the order sees a proof uploaded from another.
    expect((await guest.send(seen.checkout.offline.image!)).status).toBe(200)
    desk.advance(31 * 60_000)
    const back = await desk.shop.request(`/api/orders/${id}/upload`, { method: 'PUT' })
    expect(back.status).toBe(401)
  })

  const swept = 2000
  const lookUpsOfSource = requestsPerMinute['look-up']

  test('ACL-08 is limited per order, whatever the source', async () => {
    const { id } = await desk.newOrder()
    const limited = await openTestShop({
      environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
      clock: desk.shop.context.clock,
    })
    const statuses: number[] = []
    for (let attempt = 0; attempt < swept; attempt += 1) {
      const source = `10.0.${Math.floor(attempt / 250)}.${attempt % 250}`
      const response = await limited.request(`/api/orders/${id}/details/guest?phone=5${1_000_000 + attempt}`, {
        headers: { 'X-Forwarded-For': source },
      })
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(new Set(statuses.slice(0, lookUpsPerOrderAndHour))).toEqual(new Set([404]))
    expect(new Set(statuses.slice(lookUpsPerOrderAndHour))).toEqual(new Set([429]))
    await limited.stop()
  })

  test('ACL-08 is limited per source, whatever the order', async () => {
    const limited = await openTestShop({
      environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
      clock: desk.shop.context.clock,
    })
    const statuses: number[] = []
    for (let attempt = 0; attempt < swept; attempt += 1) {
      const path = `/api/orders/${crypto.randomUUID()}/details/guest?email=canary@shop.example`
      const response = await limited.request(path, { headers: { 'X-Forwarded-For': '10.2.0.1' } })
      statuses.push(response.status)
    }
    expect(new Set(statuses.slice(0, lookUpsOfSource))).toEqual(new Set([404]))
    expect(new Set(statuses.slice(lookUpsOfSource))).toEqual(new Set([429]))
    await limited.stop()
  })

  test('ACL-08 is limited per source and hour across all processes', async () => {
    const limited = await openTestShop({
      environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
      clock: desk.shop.context.clock,
    })
    let answered = 0
    for (let process = 0; process * lookUpsOfSource <= lookUpsOfSourceAndHour; process += 1) {
      const { config, clock } = limited.context
      const context = await createContext(config, { clock, isSetUp: async () => true })
      const app = createApp(context)
      for (let attempt = 0; attempt < lookUpsOfSource; attempt += 1) {
        const path = `/api/orders/${crypto.randomUUID()}/details/guest?email=canary@shop.example`
        const request = new Request(`http://localhost:3000${path}`, { headers: { 'X-Forwarded-For': '10.3.0.1' } })
        if ((await app.fetch(request, {})).status === 404) answered += 1
      }
      await context.stop()
    }
    expect(answered).toBe(lookUpsOfSourceAndHour)
    await limited.stop()
  })
})
