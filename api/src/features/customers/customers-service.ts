import type { AuditAction } from '@fitout/contract/audit-actions.ts'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { adjustPoints, findCustomer, listCustomers } from '@fitout/contract/staff-customers.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { grantPoints, pointBalance } from '../memberships/memberships-service.ts'
import { collectPersonalData, forgetPerson } from '../personal-data/personal-data-service.ts'
import {
  type CustomerRow,
  findCustomerRow,
  insertAccountNote,
  listConsentsOf,
  listCustomerRows,
  listNotesOf,
  listOrdersOf,
  listPointsOf,
  lockCustomer,
} from './customers-queries.ts'

type By = { id: string }
type Summary = AnswerInput<typeof listCustomers>['data'][number]
type Details = AnswerInput<typeof findCustomer>
type OrderShown = Details['data']['orders'][number]

export async function showCustomers(context: Context, page: PageRequest & { query: Query<typeof listCustomers> }) {
  const { page: number, per_page: size, ...filter } = page.query
  const { rows, total } = await listCustomerRows(context.db, filter, { offset: (number - 1) * size, limit: size })
  return pageOf(context, page, rows.map(presentSummary), total)
}

/** Throws `customer-not-found`. */
export async function showCustomer(context: Context, id: string): Promise<Details> {
  const { db } = context
  const row = await requireCustomer(db, id)
  const [orders, points, consents, notes] = [
    await listOrdersOf(db, row.id),
    await listPointsOf(db, row.id),
    await listConsentsOf(db, row.id),
    await listNotesOf(db, row.id),
  ]
  return {
    data: {
      ...presentSummary(row),
      language: row.language,
      is_email_verified: row.email_verified_at !== null,
      is_phone_verified: row.phone_verified_at !== null,
      points_earned: row.points_earned,
      wishlist_count: row.wishlist_count,
      review_count: row.review_count,
      orders: orders.map((order) => ({
        _id: order.id,
        reference: order.reference,
        date: order.created_at.toISOString(),
        current_status: order.status as OrderShown['current_status'],
        payment_status: order.payment_status as OrderShown['payment_status'],
        total_price: toDollars(order.total_cents),
        points: order.points,
      })),
      point_entries: points.map(({ id: _id, created_at, ...entry }) => ({
        _id,
        ...entry,
        created_at: created_at.toISOString(),
      })),
      consents: consents.map(({ created_at, ...consent }) => ({ ...consent, created_at: created_at.toISOString() })),
      notes: notes.map(({ id: _id, text, name, created_at }) => ({
        _id,
        text,
        staff_name: name,
        created_at: created_at.toISOString(),
      })),
    },
  }
}

/** Throws `customer-not-found`. */
export async function noteByStaff(context: Context, by: By, id: string, text: string): Promise<Details> {
  await transaction(context.db, async (trx) => {
    const { id: account_id } = await requireLocked(trx, id)
    await insertAccountNote(trx, { id: newId(), account_id, staff_id: by.id, text })
    // What it says stays with the customer, and goes with him.
    await recordChange(trx, by, {
      ...named('customers.note', account_id),
      before: undefined,
      after: { note: 'added' },
    })
  })
  return showCustomer(context, id)
}

/** One more line of the ledger. Throws `customer-not-found`, `not-enough-points`. */
export async function adjustByStaff(
  context: Context,
  by: By,
  id: string,
  { points, reason }: Body<typeof adjustPoints>,
): Promise<Details> {
  await transaction(context.db, async (trx) => {
    const { id: accountId } = await requireLocked(trx, id)
    await grantPoints(trx, accountId, points, reason)
    const balance = await pointBalance(trx, accountId)
    const change = { before: { balance: balance - points }, after: { balance, points, reason: reason.zh } }
    await recordChange(trx, by, { ...named('points.adjust', accountId), ...change })
  })
  return showCustomer(context, id)
}

/** Throws `customer-not-found`. */
export async function copyByStaff(context: Context, by: By, id: string): Promise<Response> {
  const { id: accountId } = await requireCustomer(context.db, id)
  const copy = await collectPersonalData(context.db, accountId, context.clock.now())
  await transaction(context.db, (trx) =>
    recordChange(trx, by, { ...named('customers.copy', accountId), before: undefined, after: { copy: 'taken' } }),
  )
  return new Response(JSON.stringify(copy, undefined, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="customer-data.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Throws `customer-not-found`, or `orders-still-open`. */
export async function deleteByStaff(context: Context, by: By, id: string, reason: string): Promise<void> {
  const { id: accountId } = await requireCustomer(context.db, id)
  await forgetPerson(context, accountId, (trx) =>
    recordChange(trx, by, {
      ...named('customers.delete', accountId),
      before: { customer: 'registered' },
      after: { customer: 'deleted', reason },
    }),
  )
}

async function requireCustomer(db: Database, id: string): Promise<CustomerRow> {
  const row = isId(id) ? await findCustomerRow(db, id) : undefined
  if (!row) throw new AppError('customer-not-found')
  return row
}

async function requireLocked(trx: Database, id: string): Promise<CustomerRow> {
  const row = isId(id) ? await lockCustomer(trx, id) : undefined
  if (!row) throw new AppError('customer-not-found')
  return row
}

/** The trail names nobody: a customer is the end of an id there. */
function named(action: AuditAction, id: string) {
  return { action, subject: 'customer' as const, id, title: `…${id.slice(-6)}` }
}

export function presentSummary(row: CustomerRow): Summary {
  return {
    _id: row.id,
    name: row.username,
    email: row.email,
    contact_number: row.phone && `+${row.area_code} ${row.phone}`,
    registered_at: row.registered_at?.toISOString() ?? null,
    order_count: row.order_count,
    points: row.points,
  }
}
