import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { placeStaffOrder, priceStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import { newId } from '../database/new-id.ts'
import type { ShopGoods } from './shop-goods.ts'
import type { StaffVisitor } from './staff.ts'

type Body = BodyInput<typeof placeStaffOrder>

/** An order entered by staff for a customer on the telephone: home delivery, paid by transfer. */
export function deskOrder(goods: ShopGoods, wanted: Record<string, number>, changes: Partial<Body> = {}): Body {
  return {
    _id: newId(),
    language: 'zh',
    lines: Object.entries(wanted).map(([product_variant_id, qty]) => ({ product_variant_id, qty })),
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: goods.couriers.door },
    delivery_details: {
      name: '李太',
      address: 'Flat B, 3/F, 8 Oak Street, Kwun Tong',
      area_code: '852',
      phone: '61234567',
      email: 'lee@shop.example',
    },
    payment_method: 'OFFLINE',
    expected_total: 0,
    ...changes,
  }
}

/** Prices the order, then places it at that price. */
export async function placeAtDesk(
  staff: StaffVisitor,
  goods: ShopGoods,
  wanted: Record<string, number>,
  changes: Partial<Body> = {},
) {
  const body = deskOrder(goods, wanted, changes)
  const { lines, custom_lines, customer_id, voucher_code, delivery_info } = body
  const asked = { lines, custom_lines, customer_id, voucher_code, delivery_info }
  const { total } = (await staff.call(priceStaffOrder, { body: asked })).data
  return (await staff.call(placeStaffOrder, { body: { ...body, expected_total: total } })).data
}
