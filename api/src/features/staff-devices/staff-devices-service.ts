import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { type addStaffDevice, devicesAtMost, type listStaffDevices } from '@fitout/contract/staff/staff-devices.ts'
import { isCallable } from '../../adapters/outside/callable.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { shopKeys } from './push-keys.ts'
import { isPublicKey } from './push-message.ts'
import {
  deleteDevice,
  deleteDeviceOfAnother,
  deleteDevices,
  deleteDevicesBeyond,
  deleteFailingSince,
  type DeviceRow,
  findDeviceRow,
  listDeviceRows,
  putDevice,
} from './staff-devices-queries.ts'

export { pushTo, type PushedMessage } from './push-to.ts'

type Devices = AnswerInput<typeof listStaffDevices>['data']
type Device = Devices['devices'][number]
/** The owner of the devices to list, and the requesting device. */
type Asking = { staffId: string; deviceId: string | undefined }

/** How long a device may fail before it is removed. */
const failingDays = 7

export async function showDevices(context: Context, { staffId, deviceId }: Asking): Promise<Devices> {
  const { publicKey } = await shopKeys(context)
  const rows = await listDeviceRows(context.db, staffId)
  return { key: publicKey.toString('base64url'), devices: rows.map((row) => presentDevice(row, deviceId)) }
}

/** Throws `invalid-input` for an address that must not be called, or an invalid key. */
export async function addDevice(
  { config, db, clock }: Context,
  { staffId, name }: { staffId: string; name: string | undefined },
  { endpoint, keys }: Body<typeof addStaffDevice>,
): Promise<Device> {
  if (!isCallable(endpoint, config.innerAddresses)) refuse('endpoint', 'link-format')
  const publicKey = Buffer.from(keys.p256dh, 'base64url')
  if (!isPublicKey(publicKey)) refuse('keys.p256dh', 'invalid')
  const row = await transaction(db, async (trx) => {
    const put = await putDevice(trx, {
      id: newId(),
      staff_id: staffId,
      endpoint,
      public_key: publicKey,
      auth_secret: Buffer.from(keys.auth, 'base64url'),
      name: name ?? null,
      created_at: clock.now(),
    })
    await deleteDevicesBeyond(trx, staffId, devicesAtMost)
    return put
  })
  return presentDevice(row, row.id)
}

export async function removeDevice({ db }: Context, staffId: string, id: string): Promise<void> {
  if (isId(id)) await deleteDevice(db, staffId, id)
}

export async function findOwner({ db }: Context, deviceId: string): Promise<string | undefined> {
  return (await findDeviceRow(db, deviceId))?.staff_id
}

/** Called on sign-out: the device receives no more notifications. */
export async function forgetDevice(trx: Database, { staffId, deviceId }: Asking): Promise<void> {
  if (deviceId && isId(deviceId)) await deleteDevice(trx, staffId, deviceId)
}

/** Called on sign-in on a device that notified another person. */
export async function takeOverDevice(trx: Database, { staffId, deviceId }: Asking): Promise<void> {
  if (deviceId && isId(deviceId)) await deleteDeviceOfAnother(trx, staffId, deviceId)
}

/** Called when all sessions of a person end. */
export async function forgetDevices(trx: Database, staffId: string): Promise<void> {
  await deleteDevices(trx, staffId)
}

export async function sweepDevices({ db, clock }: Context): Promise<void> {
  await deleteFailingSince(db, new Date(clock.now().getTime() - failingDays * 86_400_000))
}

function refuse(path: string, code: 'link-format' | 'invalid'): never {
  throw new AppError('invalid-input', { errors: [{ path, code }] })
}

function presentDevice(row: DeviceRow, thisId: string | undefined): Device {
  return {
    _id: row.id,
    name: row.name,
    is_this: row.id === thisId,
    added_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    fault: row.fault,
  }
}
