import { listAudit } from '@fitout/contract/staff/audit.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { addCampaign, changeCampaign, listCampaigns, tryPrices } from '@fitout/contract/staff/campaigns.ts'
import { addVoucher, changeVoucher, findStaffVoucher, listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import { beforeAll, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest, placeOrder } from '../../testing/visitors.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const title = { zh: '滿額九折', cn: '满额九折', en: '10% off from HK$500' }
const everything = { product_ids: [], category_ids: [], excluded_product_ids: [], excluded_category_ids: [] }
const tenPercent = {
  kind: 'SHOP_WIDE',
  minimum: { spend: 500, quantity: null },
  scope: everything,
  reduction: { percent: 10, at_most: 120.5 },
} as const
const draft = (changes: Partial<BodyInput<typeof addCampaign>> = {}): BodyInput<typeof addCampaign> => ({
  title,
  status: 'INACTIVE',
  priority: 5,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
  offer: tenPercent,
  ...changes,
})

async function cartOf(variant: string, qty: number, voucher_code?: string) {
  const guest = await openGuest(desk.shop)
  const params = { store_id: desk.goods.storeId }
  await guest.call(addToCart, { params, body: { product_variant_id: variant, qty } })
  return (await guest.call(showCart, { params, body: { ...(voucher_code && { voucher_code }) } })).data
}

test('a draft campaign can be previewed, and the booking form then has the previewed prices', async () => {
  const chair = await desk.goods.addVariant({ priceCents: 399_90 })
  const { data: added } = await manager.call(addCampaign, { body: draft() })
  expect(added).toMatchObject({ state: 'draft', version: 1, offer: tenPercent })
  const lines = [{ product_variant_id: chair, qty: 4 }]
  const campaign = { _id: added._id, title, priority: 5, offer: tenPercent }
  const { data: tried } = await manager.call(tryPrices, { body: { lines, campaign } })
  expect(tried.before.total).toBe(1599.6)
  expect(tried.after.total).toBe(1479.1)
  expect(tried.after.explanation.map(({ step }) => step)).toEqual(['subtotal', 'shop-discount', 'total'])
  expect((await cartOf(chair, 4)).calculations.price.total).toBe(1599.6)

  const params = { id: added._id }
  const started = { ...draft({ status: 'ACTIVE' }), version: 1 }
  expect((await manager.call(changeCampaign, { params, body: started })).data.state).toBe('running')
  expect((await cartOf(chair, 4)).calculations.explanation).toEqual(tried.after.explanation)
  expect((await manager.call(tryPrices, { body: { lines } })).data.before.total).toBe(1479.1)

  // Another editor opened it before that change.
  await expectRefusal(manager.call(changeCampaign, { params, body: started }), 409, 'changed-meanwhile')
  const early = { ...started, version: 2, ends_at: '2025-12-31T00:00:00Z' }
  await expectRefusal(manager.call(changeCampaign, { params, body: early }), 422, 'invalid-input')
  await manager.call(changeCampaign, { params, body: { ...started, status: 'INACTIVE', version: 2 } })
  expect((await cartOf(chair, 4)).calculations.price.total).toBe(1599.6)
  const { data: drafts } = await manager.call(listCampaigns, { query: { state: 'draft' } })
  expect(drafts.map(({ _id }) => _id)).toEqual([added._id])

  const { data: trail } = await manager.call(listAudit, { query: { subject_id: added._id } })
  expect(trail.toReversed().map(({ action, before, after }) => [action, before, after])).toEqual([
    ['promotions.add', {}, expect.objectContaining({ status: 'INACTIVE', offer: tenPercent })],
    ['promotions.change', { status: 'INACTIVE' }, { status: 'ACTIVE' }],
    ['promotions.change', { status: 'ACTIVE' }, { status: 'INACTIVE' }],
  ])
})

test('campaigns are found by a name in any language, and sorted by their days', async () => {
  const named = { zh: '夏日', cn: '夏日', en: 'Midsummer' }
  const dayOf = (month: number) => `2027-0${month}-01T00:00:00Z`
  const ids: string[] = []
  for (const month of [2, 1, 3]) {
    const body = draft({ title: named, starts_at: dayOf(month), ends_at: month === 1 ? null : dayOf(month + 4) })
    ids.push((await manager.call(addCampaign, { body })).data._id)
  }
  const [second, first, third] = ids
  const listed = async (query: object) =>
    (await manager.call(listCampaigns, { query: { q: '夏', ...query } })).data.map(({ _id }) => _id)
  expect(await listed({ sort_by: 'starts_at' })).toEqual([first, second, third])
  expect(await listed({ sort_by: 'ends_at', q: 'midSUMMER' })).toEqual([second, third, first])
  expect(await listed({ q: 'winter' })).toEqual([])
})

test('a campaign is previewed in its position among those of the same priority', async () => {
  const mug = await desk.goods.addVariant({ priceCents: 100_00 })
  const unitOffer = {
    kind: 'BUY_X_GET_Y',
    scope: everything,
    buy: 1,
    get: 1,
    times_at_most: 1,
    reward_scope: null,
  } as const
  const offerOf = (amount: number) => ({ ...unitOffer, reduction: { amount } })
  const added = []
  for (const amount of [30, 10]) {
    const { data } = await manager.call(addCampaign, { body: draft({ status: 'ACTIVE', offer: offerOf(amount) }) })
    added.push(data)
  }
  const { total } = (await cartOf(mug, 2)).calculations.price
  expect(total).toBe(170)
  const lines = [{ product_variant_id: mug, qty: 2 }]
  for (const { _id, offer } of added) {
    const campaign = { _id, title, priority: 5, offer: offer! }
    expect((await manager.call(tryPrices, { body: { lines, campaign } })).data.after.total).toBe(total)
  }
  for (const { _id: id, offer } of added) {
    const body = { ...draft({ status: 'INACTIVE', offer: offer! }), version: 1 }
    await manager.call(changeCampaign, { params: { id }, body })
  }
})

test('each kind of offer is returned as it was written, and a gift must be a piece of the shop', async () => {
  const vase = await desk.goods.addVariant()
  const minimum = { spend: null, quantity: 2 }
  const unitOffer = { buy: 2, get: 1, reduction: { amount: 30.5 }, times_at_most: 3, reward_scope: everything }
  const offers = [
    { kind: 'BUY_X_GET_Y', scope: everything, ...unitOffer },
    { kind: 'GIFT', minimum, scope: everything, variant_id: vase, quantity: 1, is_repeated: true },
  ] as const
  for (const offer of offers) {
    const { data } = await manager.call(addCampaign, { body: draft({ offer }) })
    expect(data.offer).toEqual(offer)
    const campaign = { _id: null, title, priority: 0, offer }
    const lines = [{ product_variant_id: vase, qty: 2 }]
    const { data: tried } = await manager.call(tryPrices, { body: { lines, campaign } })
    expect(tried.after.gifts.map(({ qty }) => qty)).toEqual(offer.kind === 'GIFT' ? [1] : [])
  }
  const foreign = { ...offers[1], variant_id: manager.accountId }
  await expectRefusal(manager.call(addCampaign, { body: draft({ offer: foreign }) }), 404, 'variant-not-found')
})

test('a voucher by staff works by its code, its stock cannot drop below its uses, and codes are unique', async () => {
  const lamp = await desk.goods.addVariant({ priceCents: 600_00, stock: [9, 0] })
  const scope = { ...everything, excluded_product_ids: [] }
  const offer = {
    discount_type: 'FIXED',
    minimum: { spend: 500, quantity: null },
    scope,
    reduction: { amount: 80 },
  } as const
  const body = {
    title,
    description: title,
    status: 'ACTIVE',
    code: 'OPEN80',
    points_required: 0,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: null,
    valid_days: null,
    stock: 2,
    per_account: null,
    offer,
  } as const
  const { data: added } = await manager.call(addVoucher, { body })
  expect((await cartOf(lamp, 1, 'open-80')).calculations.price.total).toBe(520)
  const { data: tried } = await manager.call(tryPrices, {
    body: { lines: [{ product_variant_id: lamp, qty: 1 }], voucher: { title, offer } },
  })
  expect([tried.before.total, tried.after.total]).toEqual([600, 520])
  await placeOrder(desk.goods, await openGuest(desk.shop), { [lamp]: 1 }, { voucher_code: 'OPEN80' })
  const params = { id: added._id }
  expect((await manager.call(findStaffVoucher, { params })).data.taken).toBe(1)
  const found = async (q: string) => (await manager.call(listStaffVouchers, { query: { q } })).data
  expect((await found('en80')).map(({ _id }) => _id)).toEqual([added._id])
  expect(await found('9_%')).toEqual([])
  const { data: most } = await manager.call(listStaffVouchers, { query: { sort_by: 'taken', sort_order: 'desc' } })
  expect(most[0]?._id).toBe(added._id)
  const change = (changes: object) => manager.call(changeVoucher, { params, body: { ...body, version: 1, ...changes } })
  await expectRefusal(change({ stock: 0 }), 422, 'invalid-input')
  await expectRefusal(manager.call(addVoucher, { body }), 409, 'voucher-code-taken')
  await change({ stock: 1 })
  await expectRefusal(change({ stock: 5 }), 409, 'changed-meanwhile')
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'voucher' } })
  expect(trail.map(({ action, after }) => [action, after])).toEqual([
    ['vouchers.change', { stock: 1 }],
    ['vouchers.add', expect.objectContaining({ code: 'OPEN80' })],
  ])
})
