import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { listGuestCustomers } from '@fitout/contract/staff/customers.ts'
import type { Context } from '../../context.ts'
import { totalOf } from '../../database/count-rows.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { findOrderIds } from '../orders/orders-service.ts'
import { guestOrders } from './guest-orders-service.ts'
import { countGuests, type GuestRow, listGuestRows } from './guest-customers-queries.ts'

type Shown = AnswerInput<typeof listGuestCustomers>['data'][number]

export async function showGuests(context: Context, page: PageRequest & { query: Query<typeof listGuestCustomers> }) {
  const { q } = page.query
  await guestOrders.updateLatest(context.db)
  const search = q === undefined ? undefined : { q, found: await findOrderIds(context.db, q) }
  const place = placeOf(page.query)
  const rows = await listGuestRows(context.db, search, place)
  const total = await totalOf(place, rows, () => countGuests(context.db, search))
  return pageOf(context, page, { rows, total }, (shown) => shown.map(present))
}

function present(row: GuestRow): Shown {
  return {
    _id: row.id,
    name: row.recipient_name,
    email: row.email,
    contact_number: row.phone ? `+${row.area_code} ${row.phone}` : null,
    last_order_at: row.created_at.toISOString(),
    order_count: row.order_count,
    spent: toDollars(row.spent_cents),
    member_id: row.member_id,
  }
}
