import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { expectRefusal, type Guest, openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { startWorker } from '../../worker.ts'
import { expireOrders } from './order-steps.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()

describe('ORD-01 the transitions of an order', () => {
  const states = {
    submitted: async () => desk.newOrder(),
    pending: async () => {
      const order = await desk.newOrder()
      await desk.upload(order.guest, order.id)
      return order
    },
    paid: async () => {
      const order = await desk.newOrder()
      await confirmPayment(desk.shop.context, order.id)
      return order
    },
    completed: async () => {
      const order = await states.paid()
      await desk.complete(order.guest, order.id)
      return order
    },
    cancelled: async () => {
      const order = await desk.newOrder()
      await desk.cancel(order.guest, order.id)
      return order
    },
  }
  const steps = {
    upload: (guest: Guest, id: string) => desk.upload(guest, id),
    complete: desk.complete,
    cancel: desk.cancel,
    confirm: (_: Guest, id: string) => confirmPayment(desk.shop.context, id),
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
    const before = await desk.show(guest, id)
    const expected = after[state as keyof typeof states][step as keyof typeof steps]
    const act = () => steps[step as keyof typeof steps](guest, id)
    if (expected === undefined) {
      await expect(act()).rejects.toThrow()
      const refused = await act().catch(
        (error: { problem?: { status: number }; status?: number }) => error.problem?.status ?? error.status,
      )
      expect(refused).toBe(409)
      expect(await desk.show(guest, id)).toEqual(before)
    } else {
      await act()
      expect((await desk.show(guest, id)).current_status).toBe(expected)
    }
  })

  test.each(pairs)('a %s order and ten concurrent attempts to %s', async (state, step) => {
    const { guest, id } = await states[state as keyof typeof states]()
    const before = await desk.show(guest, id)
    const picture = step === 'upload' ? await uploadPicture(guest) : ''
    const act = () =>
      step === 'upload' ? desk.upload(guest, id, picture) : steps[step as keyof typeof steps](guest, id)
    await Promise.allSettled(Array.from({ length: 10 }, act))
    const { statuses, current_status } = await desk.show(guest, id)
    const expected = after[state as keyof typeof states][step as keyof typeof steps]
    expect(current_status).toBe(expected ?? before.current_status)
    expect(statuses.length - before.statuses.length).toBe(expected && expected !== before.current_status ? 1 : 0)
    const times = statuses.map((status) => status.created_at)
    expect(times).toEqual(times.toSorted())
  })

  test('cancelling twice at once, or uploading while cancelling, leaves a valid order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { guest, id, variant } = await desk.newOrder(2)
      const image = await uploadPicture(guest)
      await Promise.allSettled([
        desk.upload(guest, id, image),
        desk.cancel(guest, id),
        confirmPayment(desk.shop.context, id),
      ])
      const order = await desk.show(guest, id)
      const stock = await desk.shelves(variant)
      if (order.payment_status === 'paid') expect([order.current_status, stock.sold]).toEqual(['pending', 2])
      else expect([order.current_status, stock.available]).toEqual(['cancelled', 10])
    }
  })
})

describe('stock of an order', () => {
  test('STOCK-05 returns once, however often the order is cancelled', async () => {
    const { guest, id, variant } = await desk.newOrder(3)
    expect(await desk.shelves(variant)).toEqual({ available: 7, held: 3, sold: 0 })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => desk.cancel(guest, id)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await desk.shelves(variant)).toEqual({ available: 10, held: 0, sold: 0 })
  })

  test('STOCK-06 returns after 24 hours without a proof, and can be bought again', async () => {
    const { id, variant } = await desk.newOrder(10)
    const proven = await desk.newOrder(1)
    await desk.upload(proven.guest, proven.id)
    desk.advance(23 * 3_600_000)
    await expireOrders(desk.shop.context)
    desk.advance(2 * 3_600_000)
    const expired = await Promise.all([expireOrders(desk.shop.context), expireOrders(desk.shop.context)])
    expect(expired.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
    expect(await desk.shelves(variant)).toEqual({ available: 10, held: 0, sold: 0 })
    const statusOf = async (orderId: string) =>
      desk.shop.context.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst()
    expect(await statusOf(id)).toEqual({ status: 'cancelled' })
    expect(await statusOf(proven.id)).toEqual({ status: 'pending' })
    await expect(confirmPayment(desk.shop.context, id)).rejects.toMatchObject({ code: 'illegal-transition' })
    const again = await openGuest(desk.shop)
    await placeOrder(desk.goods, again, { [variant]: 10 })
  })

  test('is sold when the payment is confirmed', async () => {
    const { id, variant } = await desk.newOrder(4)
    await confirmPayment(desk.shop.context, id)
    expect(await desk.shelves(variant)).toEqual({ available: 6, held: 0, sold: 4 })
  })
})

describe('a proof', () => {
  test('makes a submitted order pending, and can be replaced until it is paid', async () => {
    const { guest, id } = await desk.newOrder()
    const first = await uploadPicture(guest)
    expect((await desk.upload(guest, id, first)).data).toMatchObject({
      current_status: 'pending',
      has_proof: true,
      expires_at: null,
    })
    const second = await uploadPicture(guest)
    await desk.upload(guest, id, second)
    expect((await desk.show(guest, id)).checkout.offline.image).toBe(`/api/files/${second}`)
    expect((await desk.show(guest, id)).statuses.map((status) => status.slug)).toEqual(['submitted', 'pending'])
    await confirmPayment(desk.shop.context, id)
    await expectRefusal(desk.upload(guest, id), 409, 'illegal-transition')
  })

  test('is deleted when replaced, and one picture proves one order', async () => {
    const { guest, id } = await desk.newOrder()
    const [first, second] = [await uploadPicture(guest), await uploadPicture(guest)]
    await desk.upload(guest, id, first)
    await desk.upload(guest, id, second)
    await desk.upload(guest, id, second)
    const used = await desk.shop.context.db.selectFrom('files').select('id').where('used_at', 'is not', null).execute()
    expect(used.map((file) => file.id)).toContain(second)
    expect(used.map((file) => file.id)).not.toContain(first)
    const variant = await desk.goods.addVariant()
    const { _id: other } = await placeOrder(desk.goods, guest, { [variant]: 1 })
    await expectRefusal(desk.upload(guest, other, second), 404, 'file-not-found')
  })

  test('PAY-09 must be a picture of the account, otherwise the order is unchanged', async () => {
    const { guest, id } = await desk.newOrder()
    const stranger = await openGuest(desk.shop)
    const foreign = await uploadPicture(stranger)
    await expectRefusal(desk.upload(guest, id, foreign), 404, 'file-not-found')
    await expectRefusal(desk.upload(guest, id, crypto.randomUUID()), 404, 'file-not-found')
    await expectRefusal(desk.upload(guest, id, 'https://evil.example/x.png'), 422, 'invalid-input')
    expect(await desk.show(guest, id)).toMatchObject({ current_status: 'submitted', has_proof: false })
  })
})

test('the jobs of a running worker cancel an overdue order and send its mails', async () => {
  const { id } = await desk.newOrder(2)
  const worker = await startWorker(desk.shop.context)
  desk.advance(73 * 3_600_000)
  await desk.shop.context.jobs.enqueue(desk.shop.context.db, 'expire-orders', {})
  await expect
    .poll(
      async () => {
        const row = await desk.shop.context.db
          .selectFrom('orders')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst()
        return row?.status
      },
      { timeout: 20_000 },
    )
    .toBe('cancelled')
  const mails = async () =>
    (await readdir(join(desk.shop.context.config.dataDir, 'mail')).catch(() => [])).filter((name) => name.includes(id))
  await expect.poll(mails, { timeout: 20_000 }).toContain(`${id}-expired.eml`)
  await worker.stop()
})
