import type { NoticeEvent } from '@fitout/contract/staff/staff-notices.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { seenBy, type Sight } from './staff-notices-queries.ts'

/** Claims notices not processed yet; other processes claim others. */
export async function takeNotices(db: Database, limit: number): Promise<string[]> {
  const taken = db
    .selectFrom('staff_notices')
    .select('id')
    .where('is_told', '=', false)
    .orderBy('at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await db
    .updateTable('staff_notices')
    .set({ is_told: true })
    .where('id', 'in', taken)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Queues these notices for mail to each person who may see them; a hand-over has a mail of its own, with its note. */
export async function insertWaits(db: Database, sight: Sight, noticeIds: readonly string[]): Promise<void> {
  await sql`
    insert into staff_notice_waits (staff_id, notice_id)
    select ${sight.staffId}::uuid, n.id from staff_notices n
    where n.id = any(${[...noticeIds]}::uuid[]) and n.event <> 'enquiry.handed-over' and ${seenBy(sight)}
    order by n.id on conflict do nothing`.execute(db)
}

export async function listWaitingStaff(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('staff_notice_waits').select('staff_id').distinct().orderBy('staff_id').execute()
  return rows.map(({ staff_id: id }) => id)
}

/** Claims the queued notices of a person: each once, however many workers ask at the same time. */
export async function takeWaits(db: Database, staffId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('staff_notice_waits')
    .where('staff_id', '=', staffId)
    .returning('notice_id')
    .execute()
  return rows.map(({ notice_id: id }) => id)
}

export async function listDeviceOwners(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('staff_devices').select('staff_id').distinct().orderBy('staff_id').execute()
  return rows.map(({ staff_id: id }) => id)
}

/** Queues these notices for each device of the persons who may see them. */
export async function insertPushWaits(db: Database, sight: Sight, noticeIds: readonly string[]): Promise<void> {
  await sql`
    insert into staff_push_waits (device_id, notice_id)
    select d.id, n.id from staff_devices d cross join staff_notices n
    where d.staff_id = ${sight.staffId}::uuid and n.id = any(${[...noticeIds]}::uuid[]) and ${seenBy(sight)}
    order by d.id, n.id on conflict do nothing`.execute(db)
}

/** Persons with notices queued for their devices, and whether any is urgent enough for the night. */
export async function listPushedStaff(db: Database, urgent: NoticeEvent) {
  return db
    .selectFrom('staff_push_waits as w')
    .innerJoin('staff_devices as d', 'd.id', 'w.device_id')
    .innerJoin('staff_notices as n', 'n.id', 'w.notice_id')
    .select('d.staff_id')
    .select(({ fn, eb }) => fn.agg<boolean>('bool_or', [eb('n.event', '=', urgent)]).as('is_urgent'))
    .groupBy('d.staff_id')
    .orderBy('d.staff_id')
    .execute()
}

/** Claims the devices of a person that have queued notices and were not used recently; each once. */
export async function takeDevices(db: Database, staffId: string, now: Date, restSeconds: number): Promise<string[]> {
  const rested = new Date(now.getTime() - restSeconds * 1000)
  const due = db
    .selectFrom('staff_devices as d')
    .select('d.id')
    .where('d.staff_id', '=', staffId)
    // A clock that was set back causes no delay.
    .where((eb) => eb.or([eb('d.asked_at', 'is', null), eb('d.asked_at', '<=', rested), eb('d.asked_at', '>', now)]))
    .where(({ exists, selectFrom }) => exists(selectFrom('staff_push_waits as w').whereRef('w.device_id', '=', 'd.id')))
    .orderBy('d.id')
    .forUpdate()
  const rows = await db
    .updateTable('staff_devices')
    .set({ asked_at: now })
    .where('id', 'in', due)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims the queued notices of a device: deleted before sending, so that none is sent twice. */
export async function takePushWaits(db: Database, deviceId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('staff_push_waits')
    .where('device_id', '=', deviceId)
    .returning('notice_id')
    .execute()
  return rows.map(({ notice_id: id }) => id)
}
