import { everyDay } from '@fitout/contract/booking-days.ts'
import { confirmAppointmentByLink, moveAppointmentByLink } from '@fitout/contract/appointments.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { listStaffAppointments, moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { placeStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { book, bookHeld, hold, sendQueued } from '../../testing/appointments.ts'
import { deskOrder, placeAtDesk } from '../../testing/desk-orders.ts'
import { changeAtDesk } from '../../testing/order-changes.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openOn, publishConstants } from '../../testing/publish-constants.ts'
import { addSlot, placesTaken } from '../../testing/slots.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { checkOutBody, expectRefusal, openGuest, withToken } from '../../testing/visitors.ts'

const desk = withOrderDesk()
let owner: StaffVisitor
let visit: string
beforeAll(async () => {
  await publishConstants(desk.shop.context)
  owner = await openStaff(desk.shop)
  visit = await desk.goods.addVariant({ kind: 'SERVICE', priceCents: 80_000 })
})
beforeEach(() => openOn(desk.shop.context, everyDay))

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

type Close = (...days: string[]) => Promise<unknown>

/** How a studio closes days on which it has offered slots; none of them is removed. */
const ways: [string, Close][] = [
  ['day', async (...days) => openOn(desk.shop.context, { ...everyDay, closed_on: days })],
  [
    'weekday',
    async (...days) => {
      const closed = new Set(days.map(weekdayOf))
      return openOn(desk.shop.context, { ...everyDay, days: everyDay.days.filter((weekday) => !closed.has(weekday)) })
    },
  ],
]

/** A slot at half past midnight in Hong Kong, which in UTC is on the day before. */
async function slotIn(days: number, kind: 'SERVICE' | 'SHOWROOM' = 'SERVICE') {
  const day = hongKongDay(desk.shop.context.clock.now(), days)
  return { day, id: await addSlot(desk.shop, `${day}T00:30:00+08:00`, { kind, minutes: 60 }) }
}

const taken = (slot: string) => placesTaken(desk.shop, slot)

test.each(ways)(
  'checkout refuses a time on a %s closed since, by line and in three languages, and keeps the form',
  async (_, close) => {
    const [chair, closed, open] = [await desk.goods.addVariant({ stock: [5, 0] }), await slotIn(4), await slotIn(5)]
    const guest = await openGuest(desk.shop)
    const params = { store_id: desk.goods.storeId }
    const put = (product_variant_id: string, slot_id?: string) =>
      guest.call(addToCart, {
        params,
        body: { product_variant_id, qty: 1, mode: 'set', ...(slot_id && { booking: { slot_id } }) },
      })
    const order = (locale: Locale = 'en') =>
      withToken(desk.shop, guest.token, guest.accountId, locale).call(checkOut, {
        params,
        body: checkOutBody(desk.goods, [chair, visit]),
      })
    await put(chair)
    await put(visit, closed.id)
    const form = async () => (await guest.call(showCart, { params, body: {} })).data.cart_items
    expect(await form()).toMatchObject([{}, { booking: { is_on_offer: true } }])
    await close(closed.day)
    expect(await form()).toMatchObject([{ qty: 1 }, { qty: 1, booking: { slot_id: closed.id, is_on_offer: false } }])
    const messages = new Set<string>()
    for (const locale of locales) {
      const problem = await expectRefusal(order(locale), 422, 'booking-required')
      expect(problem.errors).toMatchObject([{ path: 'checkout_product_variant_ids.1', code: 'slot-not-on-offer' }])
      expect(problem.details).toEqual({ product_variant_ids: [visit] })
      messages.add(problem.message)
    }
    expect(messages.size).toBe(locales.length)
    expect(await form()).toHaveLength(2)
    expect(await taken(closed.id)).toBe(0)
    const again = await expectRefusal(put(visit, closed.id), 422, 'invalid-input')
    expect(again.errors).toMatchObject([{ path: 'booking.slot_id', code: 'slot-not-on-offer' }])
    await put(visit, open.id)
    await order()
    expect(await taken(open.id)).toBe(1)
  },
)

test.each(ways)(
  'staff cannot order, change to or move to a %s closed since; what was booked before stays',
  async (_, close) => {
    const chair = await desk.goods.addVariant({ stock: [9, 0] })
    const [booked, closed] = [await slotIn(6), await slotIn(7)]
    const lineOf = (slot_id: string) => ({ product_variant_id: visit, qty: 1, slot_id })
    const { _id: id } = await placeAtDesk(owner, desk.goods, {}, { lines: [lineOf(booked.id)] })
    const { _id: other } = await placeAtDesk(owner, desk.goods, { [chair]: 1 })
    await close(booked.day, closed.day)
    const refuses = async (doing: Promise<unknown>, path: string) => {
      const { errors } = await expectRefusal(doing, 422, 'booking-required')
      expect(errors).toMatchObject([{ path, code: 'slot-not-on-offer' }])
    }
    const body = deskOrder(desk.goods, { [chair]: 1 })
    const lines = [...body.lines, lineOf(closed.id)]
    await refuses(owner.call(placeStaffOrder, { body: { ...body, lines } }), 'lines.1.slot_id')
    await refuses(changeAtDesk(owner, desk.goods, other, {}, { lines }), 'lines.1.slot_id')
    await refuses(changeAtDesk(owner, desk.goods, id, {}, { lines: [lineOf(closed.id)] }), 'lines.0.slot_id')
    const { data } = await owner.call(listStaffAppointments, { query: {} })
    const appointment = data.find(({ order_id: orderId }) => orderId === id)!
    const move = owner.call(moveAppointment, { params: { id: appointment._id }, body: { slot_id: closed.id } })
    await expectRefusal(move, 404, 'slot-not-found')
    expect([await taken(booked.id), await taken(closed.id)]).toEqual([1, 0])
    // Its time is no longer offered, but the order can be changed otherwise.
    await changeAtDesk(owner, desk.goods, id, {}, { lines: [lineOf(booked.id), { product_variant_id: chair, qty: 1 }] })
    expect(await taken(booked.id)).toBe(1)
  },
)

test.each(ways)(
  'a visit held before its %s was closed is not booked, and none is moved there by its link',
  async (_, close) => {
    const [closed, open] = [await slotIn(8, 'SHOWROOM'), await slotIn(9, 'SHOWROOM')]
    const guest = await openGuest(desk.shop)
    const { _id: held } = await hold(guest, closed.id)
    await sendQueued(desk.shop)
    await book(guest, open.id)
    const { token } = (await sendQueued(desk.shop)).mails[0]!
    await guest.call(confirmAppointmentByLink, { body: { token } })
    await close(closed.day)
    await expectRefusal(bookHeld(guest, held), 404, 'slot-not-found')
    const free = await addSlot(desk.shop, `${closed.day}T10:00:00+08:00`, { kind: 'SHOWROOM' })
    const move = () => guest.call(moveAppointmentByLink, { body: { token, slot_id: free } })
    await expectRefusal(move(), 404, 'slot-not-found')
    expect([await taken(open.id), await taken(free)]).toEqual([1, 0])
    // The hold survives the refusal.
    await close()
    await bookHeld(guest, held)
    await move()
    expect([await taken(closed.id), await taken(open.id), await taken(free)]).toEqual([1, 0, 1])
  },
)
