import { randomBytes } from 'node:crypto'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import type { Context } from '../../context.ts'
import { type Database, isTaken } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { wantsCookie } from '../../http/session.ts'
import { setStaffCookies } from '../../http/staff-session.ts'
import { qrPicture } from '../../qr-picture.ts'
import { recordChange } from '../audit/audit-service.ts'
import { requestLocale } from '../../words.ts'
import { giveRecoveryCodes } from './second-factor.ts'
import { seal } from '../../seal.ts'
import { confirmTotp, putTotpDraft } from './staff-credentials-queries.ts'
import { insertStaff, updateStaff } from './staff-queries.ts'
import { openStaffSession } from './staff-sessions-service.ts'
import { base32, bytesOfBase32, stepOfCode, totpAddress } from './totp.ts'

const secretBytes = 20

/** An authenticator secret for an owner without a row yet. */
export function draftOwnerSecret({ config }: Context) {
  const secret = randomBytes(secretBytes)
  const address = totpAddress(secret, new URL(config.publicUrl).host, 'owner')
  return { secret: base32(secret), address, picture: qrPicture(address, 6) }
}

type Person = { name: string; email: string; password: string; secret: string; code: string }
type Prepared = { name: string; email: string; passwordHash: string; secret: Buffer; step: number }

/** Validates and hashes before the transaction begins. Throws `second-factor-wrong`. */
export async function prepareFirstOwner(context: Context, person: Person): Promise<Prepared> {
  const secret = bytesOfBase32(person.secret)
  const step = stepOfCode(secret, person.code.replace(/\s/g, ''), context.clock.seconds())
  if (step === undefined) throw new AppError('second-factor-wrong')
  const passwordHash = await context.passwords.hash(person.password)
  return { name: person.name, email: canonicalEmail(person.email), passwordHash, secret, step }
}

/** Creates the owner with an authenticator, and signs them in. Returns the recovery codes. Throws `staff-email-taken`. */
export async function admitFirstOwner(
  context: Context,
  trx: Database,
  { name, email, passwordHash, secret, step }: Prepared,
  { request, headers }: { request: Request; headers: Headers },
): Promise<string[]> {
  const id = newId()
  const person = { id, name, email, role: 'owner' as const, password_hash: passwordHash }
  await insertStaff(trx, person).catch((error: unknown) => {
    throw isTaken(error) ? new AppError('staff-email-taken') : error
  })
  const sealed = seal(context.sessionSecret, secret, id)
  await putTotpDraft(trx, id, sealed)
  await confirmTotp(trx, id, sealed, step, context.clock.now())
  await updateStaff(trx, id, { language: requestLocale(request) })
  const after = { name, email, role: 'owner', is_disabled: false, is_set_up: true }
  await recordChange(trx, { id }, { action: 'staff.add', subject: 'staff', id, title: name, before: undefined, after })
  if (wantsCookie(context, request)) {
    const { token } = await openStaffSession(context, trx, id, request.headers.get('User-Agent') ?? '')
    setStaffCookies(context, headers, token)
  }
  return giveRecoveryCodes(trx, id)
}
