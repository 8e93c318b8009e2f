import { moveStock } from '@fitout/contract/staff/variants.ts'
import type { StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'

/** Adds one found unit to the first warehouse, as staff do. */
export async function countFound(shop: TestShop, staff: StaffVisitor, variantId: string): Promise<void> {
  const { id: warehouse_id } = await shop.context.db
    .selectFrom('warehouses')
    .select('id')
    .where('key', '=', 'warehouse-0')
    .executeTakeFirstOrThrow()
  await staff.call(moveStock, { params: { id: variantId }, body: { warehouse_id, quantity: 1, reason: 'Found' } })
}
