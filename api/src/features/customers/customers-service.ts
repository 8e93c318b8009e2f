import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type {
  adjustPoints,
  findCustomer,
  listCustomers,
  removeCustomerAvatar,
  tagCustomer,
} from '@fitout/contract/staff/customers.ts'
import { tagsAtMost } from '@fitout/contract/staff/customers.ts'
import type { Context } from '../../context.ts'
import { totalOf } from '../../database/count-rows.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { grantPoints, pointsOf } from '../memberships/memberships-service.ts'
import { forgetPerson, sendCopy } from '../personal-data/personal-data-service.ts'
import { removeAvatar } from '../profiles/profiles-service.ts'
import { endSessions } from '../sessions/sessions-service.ts'
import { askedOf } from './customer-filter.ts'
import {
  countTags,
  type CustomerRow,
  findCustomerRow,
  insertAccountNote,
  listConsentsOf,
  listNotesOf,
  listOrdersOf,
  listPointsOf,
  lockCustomer,
  setSuspension,
  setTags,
} from './customers-queries.ts'
import { countListedCustomers, findFitting, listCustomerRows } from './listed-customers-queries.ts'
import { findCustomerIds } from './searched-customers-queries.ts'

export { audienceOf } from './customer-filter.ts'

type By = { id: string }
type Summary = AnswerInput<typeof listCustomers>['data'][number]
type Details = AnswerInput<typeof findCustomer>
type OrderShown = Details['data']['orders'][number]

export async function showCustomers(context: Context, page: PageRequest & { query: Query<typeof listCustomers> }) {
  const { q } = page.query
  const asked = {
    ...(await askedOf(context, page.query)),
    found: q ? await findCustomerIds(context.db, q) : undefined,
  }
  const filter = { ...asked, among: await findFitting(context.db, asked, page.query) }
  const place = placeOf(page.query)
  const { rows, ...found } = await listCustomerRows(context.db, filter, place, page.query)
  const count = () => countListedCustomers(context.db, filter, page.query)
  const total = found.total ?? (await totalOf(place, rows, count))
  return pageOf(context, page, { rows, total }, (shown) => shown.map(presentSummary))
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
      suspension_reason: row.disabled_reason,
      avatar: row.avatar_file_id,
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
    // The text is not audited: it is deleted with the customer.
    await recordChange(trx, by, {
      ...named('customers.note', account_id),
      before: undefined,
      after: { note: 'added' },
    })
  })
  return showCustomer(context, id)
}

/** Throws `customer-not-found`, `too-many-tags`. */
export async function tagByStaff(
  context: Context,
  by: By,
  id: string,
  { add, remove }: Body<typeof tagCustomer>,
): Promise<Details> {
  await transaction(context.db, async (trx) => {
    const before = await requireLocked(trx, id)
    const tags = [...new Set([...before.tags, ...add])].filter((tag) => !remove.includes(tag))
    if (tags.length > tagsAtMost) throw new AppError('too-many-tags')
    await setTags(trx, before.id, tags)
    // The tags are not audited, since they are deleted with the customer.
    await recordChange(trx, by, {
      ...named('customers.tag', before.id),
      before: { tags: before.tags.length },
      after: { tags: tags.length },
    })
  })
  return showCustomer(context, id)
}

export async function showTags(context: Context) {
  return { data: await countTags(context.db) }
}

/** Adds a ledger entry. Throws `customer-not-found`, `not-enough-points`. */
export async function adjustByStaff(
  context: Context,
  by: By,
  id: string,
  { points, reason }: Body<typeof adjustPoints>,
): Promise<Details> {
  await transaction(context.db, async (trx) => {
    const { id: accountId } = await requireLocked(trx, id)
    const before = await pointsOf(trx, accountId)
    await grantPoints(trx, accountId, points, reason)
    const after = await pointsOf(trx, accountId)
    const change = { before, after: { ...after, points, reason: inLocale(reason, 'zh') } }
    await recordChange(trx, by, { ...named('points.adjust', accountId), ...change })
  })
  return showCustomer(context, id)
}

/** Throws `customer-not-found`. */
export async function copyByStaff(context: Context, by: By, id: string): Promise<Response> {
  const { id: accountId } = await requireCustomer(context.db, id)
  await transaction(context.db, (trx) =>
    recordChange(trx, by, { ...named('customers.copy', accountId), before: undefined, after: { copy: 'taken' } }),
  )
  return sendCopy(context, accountId, context.clock.now())
}

/** Ends all sessions and blocks sign-in. Throws `customer-not-found`, or `illegal-transition`. */
export async function suspendByStaff(context: Context, by: By, id: string, reason: string): Promise<Details> {
  await transaction(context.db, async (trx) => {
    const { id: accountId, disabled_at } = await requireLocked(trx, id)
    if (disabled_at) throw new AppError('illegal-transition')
    await setSuspension(trx, accountId, context.clock.now(), reason)
    await endSessions(context, trx, accountId)
    await recordChange(trx, by, {
      ...named('customers.suspend', accountId),
      before: { customer: 'registered' },
      after: { customer: 'suspended', reason },
    })
  })
  return showCustomer(context, id)
}

/** Throws `customer-not-found`, or `illegal-transition`. */
export async function readmitByStaff(context: Context, by: By, id: string): Promise<Details> {
  await transaction(context.db, async (trx) => {
    const { id: accountId, disabled_at } = await requireLocked(trx, id)
    if (!disabled_at) throw new AppError('illegal-transition')
    await setSuspension(trx, accountId, null, null)
    // A sign-in that ran during the suspension must not become valid now.
    await endSessions(context, trx, accountId)
    await recordChange(trx, by, {
      ...named('customers.readmit', accountId),
      before: { customer: 'suspended' },
      after: { customer: 'registered' },
    })
  })
  return showCustomer(context, id)
}

/** Throws `customer-not-found`, or `changed-meanwhile` if the customer has another picture than the one seen. */
export async function removeAvatarByStaff(
  context: Context,
  by: By,
  id: string,
  { avatar, reason }: Body<typeof removeCustomerAvatar>,
): Promise<Details> {
  await transaction(context.db, async (trx) => {
    const { id: accountId } = await requireLocked(trx, id)
    if (!(await removeAvatar(trx, accountId, avatar))) throw new AppError('changed-meanwhile')
    await recordChange(trx, by, {
      ...named('customers.remove-avatar', accountId),
      before: undefined,
      after: { reason },
    })
  })
  return showCustomer(context, id)
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

/** Throws `customer-not-found`. */
export async function requireCustomer(db: Database, id: string): Promise<CustomerRow> {
  const row = isId(id) ? await findCustomerRow(db, id) : undefined
  if (!row) throw new AppError('customer-not-found')
  return row
}

async function requireLocked(trx: Database, id: string): Promise<CustomerRow> {
  const row = isId(id) ? await lockCustomer(trx, id) : undefined
  if (!row) throw new AppError('customer-not-found')
  return row
}

/** The audit trail never names customers, only the end of an id. */
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
    suspended_at: row.disabled_at?.toISOString() ?? null,
    points_owed: row.points_owed,
    spent: toDollars(row.spent_cents),
    tags: row.tags,
  }
}
