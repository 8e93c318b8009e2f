import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findLiveAccount } from '../accounts/accounts-service.ts'
import { requireOrderId } from './order-views.ts'
import {
  findOrderById,
  findOrderForChange,
  findOrderOpenTo,
  listOrderLines,
  type OrderLineRow,
  type OrderRow,
} from './orders-queries.ts'

export type OrderToRefund = { order: OrderRow; lines: OrderLineRow[]; isLookedUp: boolean }
type Right = { accountId: string; orderId: string }

/**
 * An order with its lines whose refunds the account may request: its own, or a guest's that it has looked up. A member
 * can sign in, so knowing the contact is not enough. Throws `order-not-found`.
 */
export async function requireOrderToRefund(context: Context, { accountId, orderId }: Right): Promise<OrderToRefund> {
  const order = await findOrderById(context.db, requireOrderId(orderId))
  return withRight(context, context.db, order, accountId)
}

/** The same, locked until the transaction ends. */
export async function lockOrderToRefund(context: Context, trx: Database, { accountId, orderId }: Right) {
  const order = await findOrderForChange(trx, requireOrderId(orderId))
  return withRight(context, trx, order, accountId)
}

async function withRight(
  { clock }: Context,
  db: Database,
  order: OrderRow | undefined,
  accountId: string,
): Promise<OrderToRefund> {
  if (!order) throw new AppError('order-not-found')
  const isLookedUp = order.account_id !== accountId
  const isOpen = !isLookedUp || (await findOrderOpenTo(db, accountId, order.id, clock.now()))
  if (!isOpen || (isLookedUp && !(await isOfGuest(db, order)))) throw new AppError('order-not-found')
  return { order, lines: await listOrderLines(db, [order.id]), isLookedUp }
}

export async function isOfGuest(db: Database, { account_id: accountId }: OrderRow): Promise<boolean> {
  return (await findLiveAccount(db, accountId))?.type === 'TEMP'
}
