import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import { randomBytes } from 'node:crypto'
import type { Body } from '@fitout/contract/endpoint.ts'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import type { addStaff, changeStaff } from '@fitout/contract/staff/staff.ts'
import { isAllowed, type StaffPermission, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import type { Context } from '../../context.ts'
import { type Database, isTaken, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { countRecoveryCodes, dropTotp } from './staff-credentials-queries.ts'
import {
  countOtherOwners,
  findStaffByEmail,
  findStaffRow,
  insertStaff,
  listStaffRows,
  listStaffWith,
  lockStaff,
  type StaffFilter,
  type StaffRow,
  updateStaff,
} from './staff-queries.ts'
import { endStaffSessions } from './staff-sessions-service.ts'
import { base32 } from './totp.ts'

export { admitFirstOwner, draftOwnerSecret, prepareFirstOwner } from './first-owner.ts'
export { proveAgain } from './own-credentials.ts'
export { findStaffRow, listOwners, listStaffWith } from './staff-queries.ts'
export type { StaffCaller } from './staff-sessions-service.ts'

/** The acting person; undefined for a terminal command. */
type By = { id: string } | undefined

export async function showStaff(context: Context, page: PageRequest & { query: StaffFilter }) {
  const found = await listStaffRows(context.db, page.query, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentStaff))
}

/** By name, as people read a list. */
export async function showColleagues(context: Context, permission: StaffPermission) {
  const rows = await listStaffWith(context.db, permission)
  return rows
    .map(({ id, name }) => ({ _id: id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one._id.localeCompare(other._id))
}

export async function showOneself(context: Context, staffId: string) {
  const { id, name, email, role } = await requireStaff(context.db, staffId)
  return { _id: id, name, email, role, recovery_codes_left: await countRecoveryCodes(context.db, id) }
}

/** Throws `staff-email-taken`. */
export async function createStaff(context: Context, by: By, person: Body<typeof addStaff>) {
  const { firstPassword, hash } = await newPassword(context)
  const id = newId()
  const { name, role } = person
  const row = await transaction(context.db, async (trx) => {
    await insertStaff(trx, { id, name, role, email: canonicalEmail(person.email), password_hash: hash })
    const after = await requireStaff(trx, id)
    await recordStaff(trx, by, 'staff.add', undefined, after)
    return after
  }).catch((error: unknown) => {
    throw isTaken(error) ? new AppError('staff-email-taken') : error
  })
  return { ...presentStaff(row), first_password: firstPassword }
}

/** Throws `staff-not-found`, `last-owner`, or `own-rights` if staff change their own role or access. */
export async function changeStaffMember(context: Context, by: By, id: string, change: Body<typeof changeStaff>) {
  return transaction(context.db, async (trx) => {
    await lockStaff(trx, requireStaffId(id))
    const before = await requireStaff(trx, id)
    const { name = before.name, role = before.role, is_disabled: isDisabled = before.is_disabled } = change
    const hasOtherRights = role !== before.role || isDisabled !== before.is_disabled
    if (by?.id === id && hasOtherRights) throw new AppError('own-rights')
    const remainsOwner = role === 'owner' && !isDisabled
    const isOwner = before.role === 'owner' && !before.is_disabled
    if (isOwner && !remainsOwner && (await countOtherOwners(trx, id)) === 0) throw new AppError('last-owner')
    await updateStaff(trx, id, { name, role, disabled_at: isDisabled ? context.clock.now() : null })
    if (isDisabled) await endStaffSessions(trx, id)
    const after = await requireStaff(trx, id)
    await recordStaff(trx, by, 'staff.change', before, after)
    return presentStaff(after)
  })
}

/** Sets a new initial password, and resets the authenticator. Throws `staff-not-found`. */
export async function resetStaffMember(context: Context, by: By, id: string) {
  const { firstPassword, hash } = await newPassword(context)
  const row = await transaction(context.db, async (trx) => {
    await lockStaff(trx, requireStaffId(id))
    const before = await requireStaff(trx, id)
    await updateStaff(trx, id, { password_hash: hash })
    await dropTotp(trx, id)
    await endStaffSessions(trx, id)
    const after = await requireStaff(trx, id)
    await recordStaff(trx, by, 'staff.reset', before, after, 'password')
    return after
  })
  return { ...presentStaff(row), first_password: firstPassword }
}

/** For the terminal: creates the first owner, or restores access to one who is locked out. */
export async function createOwner(context: Context, name: string, email: string) {
  const known = await findStaffByEmail(context.db, canonicalEmail(email))
  if (!known) return createStaff(context, undefined, { name, email, role: 'owner' })
  await changeStaffMember(context, undefined, known.id, { name, role: 'owner', is_disabled: false })
  return resetStaffMember(context, undefined, known.id)
}

async function newPassword(context: Context) {
  const firstPassword = base32(randomBytes(10)).toLowerCase()
  return { firstPassword, hash: await context.passwords.hash(firstPassword) }
}

async function requireStaff(db: Database, id: string): Promise<StaffRow> {
  const row = await findStaffRow(db, id)
  if (!row) throw new AppError('staff-not-found')
  return row
}

/** Throws `staff-not-found` unless the id is of a person who can sign in, and whose role has the permission. */
export async function requireColleague(db: Database, id: string, permission: StaffPermission = 'self'): Promise<void> {
  const { role, is_disabled: isDisabled } = await requireStaff(db, id)
  if (isDisabled || !isAllowed(role, permission)) throw new AppError('staff-not-found')
}

function requireStaffId(id: string): string {
  if (!isId(id)) throw new AppError('staff-not-found')
  return id
}

/** Secrets are never audited, only that they changed. */
async function recordStaff(
  db: Database,
  by: By,
  action: AuditAction,
  before: StaffRow | undefined,
  after: StaffRow,
  secret?: string,
) {
  await recordChange(db, by, {
    action,
    subject: 'staff',
    id: after.id,
    title: after.name,
    before: before && { ...auditedFields(before), ...(secret && { [secret]: 'former' }) },
    after: { ...auditedFields(after), ...(secret && { [secret]: 'new' }) },
  })
}

function auditedFields({ name, email, role, is_disabled, is_set_up }: StaffRow) {
  return { name, email, role: role satisfies StaffRole, is_disabled, is_set_up }
}

function presentStaff(row: StaffRow) {
  const { id, name, email, role, is_set_up, is_disabled } = row
  return {
    _id: id,
    name,
    email,
    role,
    is_set_up,
    is_disabled,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  }
}
