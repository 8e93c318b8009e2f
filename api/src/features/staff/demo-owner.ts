import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { giveRecoveryCodes } from './second-factor.ts'
import { seal } from '../../seal.ts'
import { putTotp } from './staff-credentials-queries.ts'
import { countStaffBut, findStaffByEmail, updateStaff } from './staff-queries.ts'
import { createStaff } from './staff-service.ts'
import { base32 } from './totp.ts'

const email = 'owner@fitout.example'
const secretBytes = 20

export type DemoOwner = { id: string; email: string; password: string; secret: string; recoveryCode: string }

/**
 * An owner for the demo's back office. Password and authenticator are derived from the shop's secret, so they are the
 * same at each start and different in every shop; the recovery code is new each time.
 */
export async function putDemoOwner(context: Context): Promise<DemoOwner> {
  const password = demoPassword(context, 'owner')
  const secret = derive(context, 'owner authenticator').subarray(0, secretBytes)
  const known = await findStaffByEmail(context.db, email)
  const id = known?.id ?? (await createStaff(context, undefined, { name: 'Demo', email, role: 'owner' }))._id
  const hash = await context.passwords.hash(password)
  const [recoveryCode = ''] = await transaction(context.db, async (trx) => {
    await updateStaff(trx, id, { password_hash: hash, role: 'owner', disabled_at: null })
    await putTotp(trx, id, seal(context.sessionSecret, secret, id), context.clock.now())
    return giveRecoveryCodes(trx, id)
  })
  return { id, email, password, secret: base32(secret), recoveryCode }
}

/** The number of staff that the demo did not create. */
export function countOwnStaff(db: Database): Promise<number> {
  return countStaffBut(db, email)
}

export function demoPassword(context: Context, who: string): string {
  return base32(derive(context, `${who} password`))
    .slice(0, 16)
    .toLowerCase()
}

function derive(context: Context, what: string): Buffer {
  return createHmac('sha256', context.sessionSecret).update(`fitout demo ${what}`).digest()
}
