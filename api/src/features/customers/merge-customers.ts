import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import type { mergeCustomer, previewMerge } from '@fitout/contract/staff/customer-merges.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import { recordChange } from '../audit/audit-service.ts'
import { narrowConsents } from '../consents/consents-service.ts'
import { dropAllCards } from '../credit-cards/credit-cards-service.ts'
import { holdGuests, holdMembers, joinGuest, joinMember } from '../guests/guests-service.ts'
import { type CustomerRow, findCustomerRow } from './customers-queries.ts'
import { listGuestsOf } from './guest-customers-queries.ts'
import { countMoves, endAccount, isMergedInto, shareRenovation } from './merge-queries.ts'

type Other = Query<typeof previewMerge>

const signInOf = ({ email, area_code, phone }: CustomerRow) => email ?? (phone && `+${area_code} ${phone}`)

/** Throws `customer-not-found`, `customers-share-renovation`, `illegal-transition`. */
export async function showMerge(context: Context, id: string, other: Other): Promise<AnswerInput<typeof previewMerge>> {
  const { db } = context
  const kept = await requireActive(db, id)
  const ended = other.kind === 'customer' ? await requireMergeable(db, kept.id, other.other) : undefined
  const guests = ended ? [] : await listGuestsOf(db, other.other)
  if (!ended && guests.length === 0) throw new AppError('customer-not-found')
  const { cards, ...moves } = await countMoves(db, ended ? [ended.id] : guests)
  return {
    data: {
      name: ended?.username ?? null,
      sign_in: signInOf(kept),
      ended_sign_in: ended ? signInOf(ended) : null,
      cards,
      moves,
    },
  }
}

/** Idempotent. Throws the errors of `showMerge`. */
export async function mergeByStaff(
  context: Context,
  by: { id: string },
  id: string,
  { reason, ...other }: Body<typeof mergeCustomer>,
): Promise<AnswerInput<typeof mergeCustomer>> {
  const { id: survivorId } = await requireActive(context.db, id)
  await transaction(context.db, async (trx) => {
    const merge = other.kind === 'customer' ? mergeMember : mergeGuests
    const moved = await merge(context, trx, survivorId, other.other)
    if (!moved) return
    const entry = {
      action: 'customers.merge',
      subject: 'customer',
      id: survivorId,
      title: `…${survivorId.slice(-6)}`,
    } as const
    await recordChange(trx, by, {
      ...entry,
      before: { customers: 2 },
      after: { customers: 1, points: moved.points, reason },
    })
    await queueMessage(context, trx, { accountId: survivorId, about: 'customers-merged' })
  })
  return { data: { merged: true } }
}

/** Carts are locked before accounts, as at checkout. */
async function mergeMember(context: Context, trx: Database, survivorId: string, otherId: string) {
  if (otherId === survivorId) throw new AppError('illegal-transition')
  if (!(await holdMembers(trx, otherId, survivorId))) {
    if (await isMergedInto(trx, otherId, survivorId)) return undefined
    throw new AppError('customer-not-found')
  }
  await requireActive(trx, survivorId)
  await requireMergeable(trx, survivorId, otherId)
  const moved = await countMoves(trx, [otherId])
  await narrowConsents(context, trx, otherId, survivorId)
  await dropAllCards(context, trx, otherId)
  await joinMember(trx, otherId, survivorId)
  await endAccount(trx, otherId, survivorId, context.clock.now())
  return moved
}

async function mergeGuests(_context: Context, trx: Database, survivorId: string, orderId: string) {
  await holdGuests(trx, await listGuestsOf(trx, orderId), survivorId)
  await requireActive(trx, survivorId)
  // Some may have signed in meanwhile.
  const guests = await listGuestsOf(trx, orderId)
  if (guests.length === 0) {
    if (await isMergedInto(trx, orderId, survivorId)) return undefined
    throw new AppError('customer-not-found')
  }
  const moved = await countMoves(trx, guests)
  for (const guest of guests) await joinGuest(trx, guest, survivorId)
  return moved
}

async function requireActive(db: Database, id: string): Promise<CustomerRow> {
  const row = isId(id) ? await findCustomerRow(db, id) : undefined
  if (!row) throw new AppError('customer-not-found')
  if (row.disabled_at) throw new AppError('illegal-transition')
  return row
}

async function requireMergeable(db: Database, survivorId: string, otherId: string): Promise<CustomerRow> {
  const other = await requireActive(db, otherId)
  if (other.id === survivorId) throw new AppError('illegal-transition')
  if (await shareRenovation(db, survivorId, other.id)) throw new AppError('customers-share-renovation')
  return other
}
