import type { Insertable, Selectable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type DeviceRow = Selectable<DB['staff_devices']>
type Keys = Pick<Selectable<DB['push_keys']>, 'public_key' | 'private_key'>

export async function listDeviceRows(db: Database, staffId: string): Promise<DeviceRow[]> {
  return db
    .selectFrom('staff_devices')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findDeviceRow(db: Database, id: string): Promise<DeviceRow | undefined> {
  return db.selectFrom('staff_devices').selectAll().where('id', '=', id).executeTakeFirst()
}

/** One subscription is one device, owned by the person who sent it last. */
export async function putDevice(db: Database, device: Insertable<DB['staff_devices']>): Promise<DeviceRow> {
  const { id: _, endpoint: __, ...facts } = device
  return db
    .insertInto('staff_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...facts, failing_since: null, fault: null, sent_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteDevice(db: Database, staffId: string, id: string): Promise<void> {
  await db.deleteFrom('staff_devices').where('staff_id', '=', staffId).where('id', '=', id).execute()
}

export async function deleteDevices(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom('staff_devices').where('staff_id', '=', staffId).execute()
}

/** Deletes the device if it belongs to another person. */
export async function deleteDeviceOfAnother(db: Database, staffId: string, id: string): Promise<void> {
  await db.deleteFrom('staff_devices').where('staff_id', '<>', staffId).where('id', '=', id).execute()
}

export async function deleteDevicesBeyond(db: Database, staffId: string, kept: number): Promise<void> {
  const oldest = db
    .selectFrom('staff_devices')
    .select('id')
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
  await db.deleteFrom('staff_devices').where('id', 'in', oldest).execute()
}

/** Deletes a device after the push service reported the end of its subscription, unless it was replaced meanwhile. */
export async function deleteEnded(db: Database, { id, endpoint }: Pick<DeviceRow, 'id' | 'endpoint'>): Promise<void> {
  await db.deleteFrom('staff_devices').where('id', '=', id).where('endpoint', '=', endpoint).execute()
}

export async function noteArrival(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_devices')
    .set({ sent_at: now, failing_since: null, fault: null })
    .where('id', '=', id)
    .execute()
}

export async function noteFault(
  db: Database,
  id: string,
  { fault, now }: { fault: NonNullable<DeviceRow['fault']>; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_devices')
    .set(({ fn, val }) => ({ fault, failing_since: fn.coalesce('failing_since', val(now)) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteFailingSince(db: Database, then: Date): Promise<void> {
  await db.deleteFrom('staff_devices').where('failing_since', '<', then).execute()
}

export async function findKeys(db: Database): Promise<Keys | undefined> {
  return db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()
}

/** If another process created keys at the same moment, those are kept. */
export async function insertKeys(db: Database, keys: Keys): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ name: 'shop', ...keys })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Also deletes all devices, since their subscriptions depend on the keys. */
export async function deleteKeys(db: Database, publicKey: Buffer): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('push_keys').where('public_key', '=', publicKey).executeTakeFirst()
  if (numDeletedRows > 0n) await db.deleteFrom('staff_devices').execute()
}
