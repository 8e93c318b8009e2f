import type { Locale } from '@fitout/contract/locales.ts'
import { type StaffPermission, staffPermissions, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import type { staffStates } from '@fitout/contract/staff/staff.ts'
import { sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import { partOf } from '../../database/substring-search.ts'
import type { Place } from '../../http/pages.ts'

export type StaffRow = {
  id: string
  name: string
  email: string
  role: StaffRole
  is_set_up: boolean
  is_disabled: boolean
  created_at: Date
  last_seen_at: Date | null
}

const lastSeen = sql`(select max(last_seen_at) from staff_sessions where staff_id = s.id)`

const columns = sql`s.id, s.name, s.email, s.role, s.totp_confirmed_at is not null as is_set_up,
  s.disabled_at is not null as is_disabled, s.created_at,
  ${lastSeen} as last_seen_at`

const activeFirst = keyset(
  [sql`(s.disabled_at is not null)`, 'flag', 'asc'],
  ['s.name', 'text', 'asc'],
  ['s.id', 'id', 'asc'],
)

const sorts = {
  name: ['s.name', 'text'],
  email: ['s.email', 'text'],
  role: ['s.role', 'text'],
  last_seen_at: [sql`coalesce(${lastSeen}, 'epoch'::timestamptz)`, 'instant'],
  created_at: ['s.created_at', 'instant'],
} as const

export type StaffFilter = Sort<keyof typeof sorts> & {
  q?: string | undefined
  role?: StaffRole | undefined
  state?: (typeof staffStates)[number] | undefined
}

const inState = {
  active: sql`s.disabled_at is null and s.totp_confirmed_at is not null`,
  new: sql`s.disabled_at is null and s.totp_confirmed_at is null`,
  disabled: sql`s.disabled_at is not null`,
}

export async function listStaffRows(db: Database, filter: StaffFilter, page: Place) {
  const { q, role, state } = filter
  const sort = sortedBy(sorts, 's.id', filter, activeFirst)
  const part = q && partOf(q)
  const named = part ? sql`and (s.name ilike ${part} or s.email ilike ${part})` : sql``
  const ofRole = role ? sql`and s.role = ${role}` : sql``
  const ofState = state ? sql`and ${inState[state]}` : sql``
  const matching = sql`from staff s where true ${named} ${ofRole} ${ofState}`
  const { rows } = await sql<StaffRow & Keyed>`
    select ${columns}, ${sort.key} as row_key ${matching} and ${sort.follows(page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countRows(db, sql`select ${matching}`) }
}

export async function findStaffRow(db: Database, id: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`select ${columns} from staff s where s.id = ${id}`.execute(db)
  return rows[0]
}

/** The number of staff other than the one with an address. */
export async function countStaffBut(db: Database, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '<>', email)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findStaffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`select ${columns} from staff s where s.email = ${email}`.execute(db)
  return rows[0]
}

/** Locks a person, and first all owners in a fixed order, so that concurrent changes never leave the shop without one. */
export async function lockStaff(db: Database, id: string): Promise<void> {
  await db
    .selectFrom('staff')
    .select('id')
    .where((of) => of.or([of('role', '=', 'owner'), of('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function countOtherOwners(db: Database, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}

export type StaffContact = { id: string; name: string; email: string; language: Locale }

/** Owners who may sign in. */
export async function listOwners(db: Database): Promise<StaffContact[]> {
  return listStaffOf(db, ['owner'])
}

/** Staff with a permission who may sign in. */
export async function listStaffWith(db: Database, permission: StaffPermission): Promise<StaffContact[]> {
  return listStaffOf(db, staffPermissions[permission])
}

async function listStaffOf(db: Database, roles: readonly StaffRole[]): Promise<StaffContact[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'language'])
    .where('role', 'in', roles)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function insertStaff(
  db: Database,
  person: { id: string; name: string; email: string; role: StaffRole; password_hash: string },
): Promise<void> {
  await db.insertInto('staff').values(person).execute()
}

export async function updateStaff(
  db: Database,
  id: string,
  change: { name?: string; role?: StaffRole; disabled_at?: Date | null; password_hash?: string; language?: Locale },
): Promise<void> {
  await db.updateTable('staff').set(change).where('id', '=', id).execute()
}
