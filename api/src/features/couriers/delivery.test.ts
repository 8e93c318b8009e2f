import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { allCouriers } from '@fitout/contract/couriers.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { findOrder, trackOrder } from '@fitout/contract/orders.ts'
import { allPickUpPoints } from '@fitout/contract/pick-up-points.ts'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder } from '../../testing/visitors.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { sendOrderMail } from '../orders/order-mail.ts'
import { confirmPaymentByReference } from '../orders/staff-order-steps.ts'
import { importPickUpPoints } from './import-pick-up-points.ts'

type Info = BodyInput<typeof checkOut>['delivery_info']

const desk = withOrderDesk()
const db = () => desk.shop.context.db
const params = () => ({ store_id: desk.goods.storeId })
const head =
  'courier,code,kind,name_en,name_zh,name_cn,address_en,address_zh,address_cn,' +
  'district,sub_district,hours_en,hours_zh,hours_cn,max_kg,max_side_cm'
const point = (code: string, { district = 'kwun-tong', part = '', kind = 'LOCKER', limits = '10,60' } = {}) =>
  `locker,${code},${kind},"Locker ${code}, lobby",櫃 ${code},柜 ${code},1 Hoi Yuen Road,開源道 1 號,开源道 1 号,` +
  `${district},${part},Daily,每日,每天,${limits}`
const listOf = (...points: string[]) => `\uFEFF${[head, ...points].join('\r\n')}\r\n`
const load = (csv: string, isRehearsal = false) =>
  importPickUpPoints(db(), [new TextEncoder().encode(csv)], isRehearsal)
const pointsIn = async (guest: Guest, district = 'kwun-tong') =>
  (await guest.call(allPickUpPoints, { params: { ...params(), id: desk.goods.couriers.locker }, query: { district } }))
    .data

const toDoor = (place: Partial<Info> = {}): Info => ({
  country_code: 'HK',
  method: 'DELIVERY',
  courier_id: desk.goods.couriers.door,
  ...place,
})
const toPoint = (pick_up_point_code?: string): Info => ({
  ...toDoor({ courier_id: desk.goods.couriers.locker }),
  pick_up_point_code,
})

beforeAll(async () => {
  await publishConstants(desk.shop.context)
  const words = (en: string) => JSON.stringify({ en, zh: en, cn: en }) as never
  const area = { courier_id: desk.goods.couriers.door }
  await db()
    .insertInto('courier_areas')
    .values([
      { ...area, position: 0, title: words('Tung Chung'), places: ['islands/tung-chung'] },
      { ...area, position: 1, title: words('Islands'), places: ['islands'], surcharge_cents: 12_345, extra_days: 2 },
    ])
    .execute()
  await load(
    listOf(point('KT1'), point('KT2', { kind: 'STATION', limits: '80,160' }), point('IS1', { district: '離島區' })),
  )
})

async function withPiece({ grams = 5000, priceCents = 4990 } = {}) {
  const guest = await openGuest(desk.shop)
  const variant = await desk.goods.addVariant({ grams, priceCents })
  await guest.call(addToCart, { params: params(), body: { product_variant_id: variant, qty: 1 } })
  const show = async (delivery_info: Info) =>
    (await guest.call(showCart, { params: params(), body: { delivery_info } })).data
  const order = (delivery_info: Info, changes: Partial<BodyInput<typeof checkOut>> = {}) =>
    guest.call(checkOut, { params: params(), body: checkOutBody(desk.goods, [variant], { delivery_info, ...changes }) })
  return { guest, variant, show, order }
}

describe('a remote place', () => {
  test('PRICE-06 costs its exact surcharge on a line of its own, in form and order alike', async () => {
    const { guest, show, order } = await withPiece()
    const places: [Partial<Info>, number][] = [
      [{}, 0],
      [{ district: 'kwun-tong' }, 0],
      [{ district: 'islands', sub_district: 'tung-chung' }, 0],
      [{ district: 'islands', sub_district: 'mui-wo' }, 123.45],
      [{ district: 'islands' }, 123.45],
    ]
    for (const [place, surcharge] of places) {
      const { calculations } = await show(toDoor(place))
      expect([place, calculations.remote_area_fee]).toEqual([place, surcharge])
      expect(calculations).toMatchObject({
        shipping_fee: 300 + surcharge,
        price: { total: surcharge ? 473.35 : 349.9 },
      })
    }
    const islands = toDoor({ district: 'islands' })
    const { calculations } = await show(islands)
    expect(calculations.explanation.slice(-3)).toEqual([
      { step: 'shipping', amount: 300, message: 'Delivery: To the door' },
      { step: 'remote-area', amount: 123.45, message: 'Remote area: Islands' },
      { step: 'total', amount: 473.35, message: 'Total to pay' },
    ])
    await expectRefusal(order(islands, { expected_total: 349.9 }), 409, 'price-changed')
    const { data: placed } = await order(islands, { expected_total: 473.35 })
    const { data: shown } = await guest.call(findOrder, { params: { id: placed._id } })
    expect(shown).toMatchObject({
      district: 'islands',
      totals: { shipping_fee: 423.45, remote_area_fee: 123.45, total_price: 473.35 },
    })
    expect(shown.totals.explanation).toEqual(calculations.explanation)
  })

  test('is charged also when delivery is free, and does not count towards free delivery', async () => {
    const islands = () => toDoor({ district: 'islands' })
    const free = await (await withPiece({ priceCents: 800_000 })).show(islands())
    expect(free.calculations).toMatchObject({ shipping_fee: 123.45, free_shipping_missing: null })
    expect(free.calculations.explanation.map(({ step, amount }) => [step, amount])).toEqual([
      ['subtotal', 8000],
      ['shipping', 0],
      ['remote-area', 123.45],
      ['total', 8123.45],
    ])
    const almost = await (await withPiece({ priceCents: 799_999 })).show(islands())
    expect(almost.calculations).toMatchObject({ shipping_fee: 423.45, free_shipping_missing: 0.01 })
  })

  test('PRICE-06 is one of the list, and the same on label and invoice', async () => {
    const { show, order } = await withPiece()
    for (const place of [
      { district: 'atlantis' },
      { sub_district: 'mui-wo' },
      { district: 'north', sub_district: 'mui-wo' },
    ]) {
      await expectRefusal(show(toDoor(place)), 422, 'invalid-input')
      await expectRefusal(order(toDoor(place)), 422, 'invalid-input')
    }
    const delivery_details = { ...checkOutBody(desk.goods, []).delivery_details, district: 'islands' }
    const cheaper = order(toDoor({ district: 'kwun-tong' }), { delivery_details })
    const problem = await expectRefusal(cheaper, 422, 'invalid-input')
    expect(problem.errors?.[0]?.path).toBe('delivery_info.district')
    // The address label alone determines the district too.
    expect((await order(toDoor(), { delivery_details })).data.total).toBe(473.35)
  })
})

describe('the delivery time', () => {
  test('depends on the slowest piece, the courier and the place, counted from the payment', async () => {
    const { guest, variant, show, order } = await withPiece()
    await db().updateTable('products').set({ lead_time_days: 21 }).where('id', 'in', productOf(variant)).execute()
    const now = desk.shop.context.clock.now()
    expect((await show(toDoor())).delivery_estimate).toEqual({
      min_days: 22,
      max_days: 24,
      from: hongKongDay(now, 22),
      to: hongKongDay(now, 24),
    })
    expect((await show(toDoor({ district: 'islands' }))).delivery_estimate).toMatchObject({
      min_days: 24,
      max_days: 26,
    })
    const { data: placed } = await order(toDoor({ district: 'islands' }))
    const estimate = async () => (await desk.show(guest, placed._id)).delivery_estimate
    expect(await estimate()).toEqual({ min_days: 24, max_days: 26, from: null, to: null })
    await confirmPaymentByReference(desk.shop.context, placed.reference)
    const paid = desk.shop.context.clock.now()
    expect(await estimate()).toMatchObject({ from: hongKongDay(paid, 24), to: hongKongDay(paid, 26) })
  })
  const productOf = (variant: string) =>
    db().selectFrom('product_variants').select('product_id').where('id', '=', variant)
})

describe('a pick-up point', () => {
  test('is offered by district with its limits, and is shown in the order, its page and its mail', async () => {
    const { guest, order } = await withPiece()
    expect(
      (await pointsIn(guest)).map(({ code, is_available: fits, limits }) => [code, fits, limits.max_grams]),
    ).toEqual([
      ['KT1', true, 10_000],
      ['KT2', true, 80_000],
    ])
    const { data: couriers } = await guest.call(allCouriers, { params: params(), query: { country_code: 'HK' } })
    expect(couriers.map(({ pick_up_districts: districts }) => districts)).toEqual([[], ['islands', 'kwun-tong'], []])
    const { data: placed } = await order(toPoint('KT1'))
    const copy = {
      code: 'KT1',
      title: { en: 'Locker KT1, lobby', zh: '櫃 KT1', cn: '柜 KT1' },
      address: { en: '1 Hoi Yuen Road', zh: '開源道 1 號', cn: '开源道 1 号' },
      hours: { en: 'Daily', zh: '每日', cn: '每天' },
    }
    expect((await desk.show(guest, placed._id)).pick_up_point).toEqual(copy)
    await sendOrderMail(desk.shop.context, { orderId: placed._id, event: 'placed' })
    const folder = join(desk.shop.context.config.dataDir, 'mail')
    const mail = (await readdir(folder)).find((name) => name.includes(placed._id))
    const { text } = await PostalMime.parse(await readFile(join(folder, mail ?? '')))
    for (const words of ['KT1', 'Locker KT1, lobby', '1 Hoi Yuen Road', 'Daily']) expect(text).toContain(words)

    // The list changes; the order keeps its point, and a removed point takes no more orders.
    const { changes } = await load(
      listOf(point('KT2', { limits: '70,160' }), point('KT3'), point('IS1', { district: 'islands' })),
    )
    expect(changes).toMatchObject([{ courier: 'locker', added: 1, changed: 1, unchanged: 1, retired: 1 }])
    expect((await pointsIn(guest)).map(({ code }) => code)).toEqual(['KT2', 'KT3'])
    expect((await desk.show(guest, placed._id)).pick_up_point).toEqual(copy)
    const later = await withPiece()
    await expectRefusal(later.order(toPoint('KT1')), 422, 'pick-up-point-not-available')
    await expectRefusal(later.show(toPoint('KT1')), 422, 'pick-up-point-not-available')
    expect(
      (await load(listOf(point('KT1'), point('KT2', { limits: '80,160' }), point('IS1', { district: 'islands' }))))
        .changes,
    ).toMatchObject([{ courier: 'locker', added: 1, changed: 1, unchanged: 1, retired: 1 }])
    const stranger = await openGuest(desk.shop)
    const { data: tracked } = await stranger.call(trackOrder, {
      params: { id: placed.reference },
      query: { email: 'canary@shop.example' },
    })
    expect(JSON.stringify(tracked)).not.toContain('Hoi Yuen')
  })

  test.each([
    [9999, 'KT1', undefined],
    [10_000, 'KT1', undefined],
    [10_001, 'KT1', 'pick-up-point-too-small'],
    [10_001, 'KT2', undefined],
    [20_001, 'KT2', 'parcel-too-large'],
  ] as const)('with a parcel of %i g, %s answers %s', async (grams, code, refusal) => {
    const { guest, order } = await withPiece({ grams })
    const listed = (await pointsIn(guest)).find((one) => one.code === code)
    expect(listed?.is_available).toBe(refusal !== 'pick-up-point-too-small')
    if (refusal) await expectRefusal(order(toPoint(code)), 422, refusal)
    else expect((await order(toPoint(code))).data.total).toBe(79.9)
  })

  test('PRICE-06 is required by its courier, accepted by no other, and must exist', async () => {
    const { order } = await withPiece()
    const problem = await expectRefusal(order(toPoint()), 422, 'invalid-input')
    expect(problem.errors?.[0]?.path).toBe('delivery_info.pick_up_point_code')
    await expectRefusal(order(toPoint('kt1')), 422, 'pick-up-point-not-available')
    await expectRefusal(order(toPoint("' or 1=1 --")), 422, 'pick-up-point-not-available')
    await expectRefusal(order(toPoint('x'.repeat(5000))), 422, 'invalid-input')
    await expectRefusal(order(toDoor({ pick_up_point_code: 'KT1' })), 422, 'pick-up-point-not-available')
    const { guest } = await withPiece()
    const points = (id: string) =>
      guest.call(allPickUpPoints, { params: { ...params(), id }, query: { district: 'north' } })
    await expectRefusal(points(crypto.randomUUID()), 422, 'courier-not-available')
    await expectRefusal(points('no-id'), 422, 'courier-not-available')
    await expectRefusal(pointsIn(guest, 'atlantis'), 422, 'invalid-input')
  })
})

describe('a list of pick-up points', () => {
  test('is accepted as a whole or not at all, with each error by row and column', async () => {
    const guest = await openGuest(desk.shop)
    const before = await pointsIn(guest)
    const csv = listOf(
      point('OK1'),
      point('BAD1', { district: 'kwuntong', kind: 'DRONE' }),
      '',
      point('OK1', { part: 'mui-wo' }),
      point('BAD2', { limits: '0,wide' }).replace('locker,', 'door,').replace('每日', ''),
    )
    const { faults } = await load(csv)
    expect(faults.map(({ row, column, code, value }) => `${row} ${column} ${code} ${value}`)).toEqual([
      '3 kind not-listed DRONE',
      '3 district not-listed kwuntong',
      '5 code duplicate OK1',
      '5 sub_district not-listed mui-wo',
      '6 hours_zh required ',
      '6 max_kg too-small 0',
      '6 max_side_cm not-number wide',
      '6 courier not-listed door',
    ])
    const wrong: [string, object][] = [
      ['', { row: 1, column: 'courier', code: 'no-such-column', value: '' }],
      [listOf(), { row: 1, column: 'code', code: 'required', value: '0' }],
      [head.replace('max_kg', 'max_lbs'), { row: 1, column: 'max_lbs', code: 'unknown-field', value: 'max_lbs' }],
    ]
    for (const [text, fault] of wrong) expect((await load(text)).faults[0]).toEqual(fault)
    await expect(load(`${head}\n"locker`)).rejects.toMatchObject({ code: 'file-not-csv' })
    expect(await pointsIn(guest)).toEqual(before)
  })

  test('is not changed by a dry run', async () => {
    const guest = await openGuest(desk.shop)
    const before = await pointsIn(guest)
    const { faults, changes } = await load(listOf(point('NEW1')), true)
    expect(faults).toEqual([])
    expect(changes).toMatchObject([{ courier: 'locker', added: 1, changed: 0, unchanged: 0, retired: 3 }])
    expect(await pointsIn(guest)).toEqual(before)
  })
})

test('an order for collection does not contain the buyer’s address', async () => {
  const guest = await openGuest(desk.shop)
  const variant = await desk.goods.addVariant()
  const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_info: toPoint('IS1') })
  expect((await desk.show(guest, id)).totals).toMatchObject({ remote_area_fee: 0, shipping_fee: 30 })
})
