import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { changeOrder, priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import { findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { deskOrder } from './desk-orders.ts'
import type { ShopGoods } from './shop-goods.ts'
import type { StaffVisitor } from './staff.ts'

type Wanted = BodyInput<typeof priceOrderChange>

/** A change of an order to these units, to the same address unless another is given. */
export async function changeTo(
  staff: StaffVisitor,
  goods: ShopGoods,
  id: string,
  units: Record<string, number>,
  changes: Partial<Wanted> = {},
): Promise<Wanted> {
  const { lines, delivery_info, delivery_details } = deskOrder(goods, units)
  const { version } = (await staff.call(findStaffOrder, { params: { id } })).data
  return { lines, delivery_info, delivery_details, version, ...changes }
}

/** Previews a change and applies it at the previewed price. */
export async function changeAtDesk(
  staff: StaffVisitor,
  goods: ShopGoods,
  id: string,
  units: Record<string, number>,
  changes: Partial<Wanted> = {},
) {
  const body = await changeTo(staff, goods, id, units, changes)
  const { data: trial } = await staff.call(priceOrderChange, { params: { id }, body })
  const { data } = await staff.call(changeOrder, { params: { id }, body: { ...body, expected_total: trial.total } })
  return { ...data, trial }
}
