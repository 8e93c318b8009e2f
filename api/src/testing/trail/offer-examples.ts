import * as campaigns from '@fitout/contract/staff/campaigns.ts'
import * as couriers from '@fitout/contract/staff/couriers.ts'
import * as vouchers from '@fitout/contract/staff/vouchers.ts'
import { added, changed, example, inEach, type Stage } from './example.ts'
import { csvFile } from './example-files.ts'

const everything = { product_ids: [], category_ids: [], excluded_product_ids: [], excluded_category_ids: [] }
const conditions = { minimum: { spend: 500, quantity: null }, scope: everything }
const always = { starts_at: '2026-01-01T00:00:00Z', ends_at: null }

const campaign = {
  ...always,
  title: inEach('10% off from HK$500'),
  status: 'INACTIVE' as const,
  priority: 5,
  offer: { kind: 'SHOP_WIDE' as const, ...conditions, reduction: { percent: 10, at_most: null } },
}
export const newCampaign = async ({ owner }: Stage) =>
  (await owner.call(campaigns.addCampaign, { body: campaign })).data._id

const voucher = {
  ...always,
  title: inEach('HK$80 off'),
  description: inEach('From HK$500'),
  status: 'ACTIVE' as const,
  code: null,
  points_required: 100,
  valid_days: 30,
  stock: null,
  per_account: null,
  offer: { discount_type: 'FIXED' as const, ...conditions, reduction: { amount: 80 } },
}
export const newVoucher = async ({ owner }: Stage) =>
  (await owner.call(vouchers.addVoucher, { body: voucher })).data._id

const terms = {
  title: inEach('Two people'),
  description: inEach('Carried in'),
  fee: 180,
  free_from: null,
  estimate: { min_days: 2, max_days: 5 },
  limits: { max_grams: 50_000, max_side_mm: 2000, max_sum_mm: null },
  areas: [{ title: inEach('Ferry islands'), places: ['islands/mui-wo'], surcharge: 120, extra_days: 3 }],
  tracking_url: null,
  status: 'ACTIVE' as const,
}

/** A list with one locker more than the shop has. */
const lockers = [
  'courier,code,kind,name_en,name_zh,name_cn,address_en,address_zh,address_cn,district,hours_en,hours_zh,hours_cn,max_kg',
  ...['LOCKER-1', 'LOCKER-2'].map(
    (code) => `locker,${code},LOCKER,Box,櫃,柜,1 Road,一號,一号,north,Daily,每日,每天,20`,
  ),
]

export const offerExamples = [
  example(campaigns.addCampaign, added('promotions.add', 'campaign'), () => ({ body: campaign })),
  example(campaigns.changeCampaign, changed('promotions.change', 'campaign'), async (stage) => {
    return { params: { id: await newCampaign(stage) }, body: { ...campaign, priority: 6, version: 1 } }
  }),
  // A dry run changes nothing.
  example(campaigns.tryPrices, [], async ({ desk }) => {
    return { body: { lines: [{ product_variant_id: await desk.goods.addVariant(), qty: 1 }] } }
  }),
  example(vouchers.addVoucher, added('vouchers.add', 'voucher'), () => ({ body: voucher })),
  example(vouchers.changeVoucher, changed('vouchers.change', 'voucher'), async (stage) => {
    return { params: { id: await newVoucher(stage) }, body: { ...voucher, stock: 9, version: 1 } }
  }),

  example(couriers.addCourier, added('couriers.add', 'courier'), () => {
    return { body: { ...terms, store: 'MAIN' as const, needs: 'ADDRESS' as const } }
  }),
  example(couriers.changeCourier, changed('couriers.change', 'courier'), ({ desk }) => {
    return { params: { id: desk.goods.couriers.door }, body: terms }
  }),
  example(couriers.moveCourier, changed('couriers.move', 'courier'), ({ desk }) => {
    return { params: { id: desk.goods.couriers.door }, body: { position: 1 } }
  }),
  example(
    couriers.switchPickUpPoint,
    changed('pick-up-points.switch', 'pick-up-point', ({ params }) => `${params['id']} ${params['code']}`),
    ({ desk }) => {
      return { params: { id: desk.goods.couriers.locker, code: 'LOCKER-1' }, body: { is_open: false } }
    },
  ),
  // A line for each courier with a replaced list.
  example(couriers.importStaffPickUpPoints, changed('pick-up-points.import', 'courier', 'not answered'), () => ({
    file: csvFile(lockers),
    query: { dry_run: 'false' as const },
  })),
]
