import { listAudit } from '@fitout/contract/staff/audit.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { allCouriers } from '@fitout/contract/couriers.ts'
import { allPickUpPoints } from '@fitout/contract/pick-up-points.ts'
import {
  addCourier,
  changeCourier,
  importStaffPickUpPoints,
  listStaffCouriers,
  listStaffPickUpPoints,
  moveCourier,
  switchPickUpPoint,
} from '@fitout/contract/staff/couriers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const inEach = (text: string) => ({ zh: text, cn: text, en: text })
const trail = async (subject_id: string) =>
  (await manager.call(listAudit, { query: { subject_id } })).data.map(({ action }) => action)

test('staff can set fees, limits, days and areas of a courier, effective in booking forms at once', async () => {
  const id = goods.couriers.door
  const seen = (await manager.call(listStaffCouriers)).data.find(({ _id }) => _id === id)!
  const terms = {
    fee: 180,
    free_from: null,
    estimate: { min_days: 2, max_days: 5 },
    limits: { max_grams: 50_000, max_side_mm: 2000, max_sum_mm: null },
  }
  const area = { title: inEach('Ferry islands'), places: ['islands/mui-wo', 'tai-po'], surcharge: 120, extra_days: 3 }
  const words = { title: inEach('Two people'), description: inEach('Carried in'), status: 'ACTIVE' as const }
  const body = { ...words, ...terms, areas: [area], tracking_url: 'https://track.example/{number}' }
  const change = (changes: object) =>
    manager.call(changeCourier, { params: { id }, body: { ...body, ...changes, version: seen.version } })
  for (const [wrong, path] of [
    [{ areas: [{ ...area, places: ['islands/atlantis'] }] }, 'areas.0.places.0'],
    [{ estimate: { min_days: 5, max_days: 2 } }, 'estimate.max_days'],
    [{ tracking_url: 'javascript:alert({number})' }, 'tracking_url'],
  ] as const) {
    const { errors } = await expectRefusal(change(wrong), 422, 'invalid-input')
    expect(errors?.map((one) => one.path)).toEqual([path])
  }
  await change({})
  await expectRefusal(change({ fee: 1 }), 409, 'changed-meanwhile')
  const guest = await openGuest(shop)
  const params = { store_id: goods.storeId }
  const { data: offered } = await guest.call(allCouriers, { params })
  expect(offered.find(({ _id }) => _id === id)).toMatchObject({ ...terms, areas: [area] })
  const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id: id, district: 'tai-po' } as const
  const piece = await goods.addVariant()
  await guest.call(addToCart, { params, body: { product_variant_id: piece, qty: 1 } })
  const { data: cart } = await guest.call(showCart, { params, body: { delivery_info } })
  expect(cart.calculations.shipping_fee).toBe(300)
  await manager.call(changeCourier, { params: { id }, body: { ...body, status: 'INACTIVE' } })
  const { data: left } = await guest.call(allCouriers, { params })
  expect(left.map(({ _id }) => _id)).not.toContain(id)
  expect(await trail(id)).toEqual(['couriers.change', 'couriers.change'])
  await expectRefusal(manager.call(changeCourier, { params: { id: 'none' }, body }), 404, 'courier-not-found')
})

test('a new courier is last in its store, has a name of its own in files, and is offered once switched on', async () => {
  const terms = {
    title: inEach('Corner shops'),
    description: inEach('Fetched within a week'),
    fee: 25.5,
    free_from: 600,
    estimate: { min_days: 1, max_days: 4 },
    limits: { max_grams: 20_000, max_side_mm: null, max_sum_mm: null },
    areas: [{ title: inEach('Islands'), places: ['islands'], surcharge: 15, extra_days: 2 }],
    tracking_url: null,
    status: 'INACTIVE' as const,
  }
  const body = { ...terms, store: 'MAIN' as const, needs: 'PICKUP_POINT' as const }
  const { data: added } = await manager.call(addCourier, { body })
  expect(added).toMatchObject({ ...body, key: 'corner-shops', open_points: 0 })
  const { data: twin } = await manager.call(addCourier, { body })
  expect(twin.key).toMatch(/^corner-shops-./)
  const listed = (await manager.call(listStaffCouriers)).data.filter(({ store }) => store === 'MAIN')
  expect(listed.slice(-2).map(({ _id }) => _id)).toEqual([added._id, twin._id])
  const offered = async () => (await shop.visitor()(allCouriers, { params: { store_id: goods.storeId } })).data
  expect((await offered()).map(({ _id }) => _id)).not.toContain(added._id)
  await manager.call(changeCourier, { params: { id: added._id }, body: { ...terms, status: 'ACTIVE' } })
  expect((await offered()).at(-1)).toMatchObject({ _id: added._id, needs: body.needs, fee: 25.5, areas: body.areas })
  const { data: member } = await manager.call(addCourier, { body: { ...body, store: 'MINI' } })
  expect(member).toMatchObject({ store: 'MINI', key: 'corner-shops' })
  expect(await trail(added._id)).toEqual(['couriers.change', 'couriers.add'])
  await expectRefusal(manager.call(addCourier, { body: { ...body, needs: 'DRONE' as never } }), 422, 'invalid-input')
})

test('couriers are offered in the order set by staff, per store', async () => {
  const listed = async (store: string) =>
    (await manager.call(listStaffCouriers)).data.flatMap((one) => (one.store === store ? [one._id] : []))
  const [before, members] = [await listed('MAIN'), await listed('MINI')]
  const last = before.at(-1)!
  const move = (id: string, position: number) => manager.call(moveCourier, { params: { id }, body: { position } })
  await move(last, 0)
  expect(await listed('MAIN')).toEqual([last, ...before.slice(0, -1)])
  expect(await listed('MINI')).toEqual(members)
  const { data: offered } = await shop.visitor()(allCouriers, { params: { store_id: goods.storeId } })
  const shown = offered.map(({ _id }) => _id)
  expect(shown).toEqual([last, ...before].filter((id, at, all) => shown.includes(id) && all.indexOf(id) === at))
  await Promise.all(before.map((id) => move(id, 0)))
  expect((await listed('MAIN')).toSorted()).toEqual(before.toSorted())
  const { data: rows } = await manager.call(listAudit, { query: { subject_id: last } })
  expect(rows.at(-1)?.action).toBe('couriers.add')
  const moves = rows.filter(({ action }) => action === 'couriers.move')
  expect(moves.at(-1)).toMatchObject({ before: { position: before.length - 1 }, after: { position: 0 } })
  await expectRefusal(move('none', 0), 404, 'courier-not-found')
})

test('a list of points is previewed, refused by row and column, then accepted; a point closed by staff stays closed', async () => {
  const head =
    'courier,code,kind,name_en,name_zh,name_cn,address_en,address_zh,address_cn,district,hours_en,hours_zh,hours_cn,max_kg'
  const row = (code: string, district = 'kwun-tong', kilos = '20') =>
    `locker,${code},LOCKER,Box ${code},櫃,柜,1 Road,一號,一号,${district},Daily,每日,每天,${kilos}`
  const send = async (rows: string[], dry_run: 'true' | 'false') => {
    const file = new File([[head, ...rows].join('\n')], 'points.csv')
    return (await manager.call(importStaffPickUpPoints, { file, query: { dry_run } })).data
  }
  const find = async (query: object) => (await manager.call(listStaffPickUpPoints, { query })).data
  const before = await find({})
  const faulty = await send([row('A1', 'atlantis'), row('A1', 'north', 'heavy')], 'false')
  expect(faulty.faults.map((fault) => [fault.row, fault.column, fault.code, fault.value])).toEqual([
    [2, 'district', 'not-listed', 'atlantis'],
    [3, 'code', 'duplicate', 'A1'],
    [3, 'max_kg', 'not-number', 'heavy'],
  ])
  expect(faulty.faults[0]?.message).toBe('Please choose one of the options.')
  const rows = [row('A1'), row('B2', 'north')]
  const changes = [{ courier: 'locker', added: 2, changed: 0, unchanged: 0, retired: 1 }]
  expect(await send(rows, 'true')).toEqual({ faults: [], changes, is_applied: false })
  expect(await find({})).toEqual(before)
  expect(await send(rows, 'false')).toEqual({ faults: [], changes, is_applied: true })
  expect((await find({ q: 'box b' })).map(({ code }) => code)).toEqual(['B2'])
  expect((await find({ district: 'kwun-tong' })).map((one) => [one.code, one.is_listed])).toEqual([
    ['A1', true],
    ['LOCKER-1', false],
  ])

  const id = goods.couriers.locker
  const turn = (code: string, is_open: boolean) =>
    manager.call(switchPickUpPoint, { params: { id, code }, body: { is_open } })
  await turn('A1', false)
  await send([row('A1', 'kwun-tong', '30'), row('B2', 'north')], 'false')
  const guest = await openGuest(shop)
  const offered = async () => {
    const options = { params: { store_id: goods.storeId, id }, query: { district: 'kwun-tong' } }
    return (await guest.call(allPickUpPoints, options)).data.map(({ code }) => code)
  }
  expect(await offered()).toEqual([])
  await turn('A1', true)
  expect(await offered()).toEqual(['A1'])
  await expectRefusal(turn('Z9', false), 404, 'pick-up-point-not-found')
  expect(await trail(`${id} A1`)).toEqual(['pick-up-points.switch', 'pick-up-points.switch'])
  expect((await trail(id)).filter((action) => action !== 'couriers.move')).toEqual([
    'pick-up-points.import',
    'pick-up-points.import',
  ])
})
