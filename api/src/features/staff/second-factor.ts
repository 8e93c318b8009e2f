import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { qrPicture } from '../../qr-picture.ts'
import { seal, unseal } from '../../seal.ts'
import {
  confirmTotp,
  putTotpDraft,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeTotpStep,
} from './staff-credentials-queries.ts'
import { base32, stepOfCode, totpAddress } from './totp.ts'

const secretBytes = 20
const recoveryCodeCount = 10
// 80 bits, which cannot be guessed even with the table of their hashes.
const recoveryCodeBytes = 10

export type Secrets = { id: string; email: string; totp_secret: Buffer | null }

/** Drafts a secret for the first setup; it takes effect once a code of it is entered. */
export async function draftSecret(context: Context, staff: Secrets) {
  const secret = randomBytes(secretBytes)
  const isDrafted = await putTotpDraft(context.db, staff.id, seal(context.sessionSecret, secret, staff.id))
  if (!isDrafted) throw new AppError('second-factor-wrong')
  const address = totpAddress(secret, new URL(context.config.publicUrl).host, staff.email)
  return { secret: base32(secret), address, picture: qrPicture(address, 6) }
}

/** Completes the setup; returns the first recovery codes. Throws `second-factor-wrong`. */
export async function confirmSecret(context: Context, trx: Database, staff: Secrets, code: string): Promise<string[]> {
  const step = stepIn(context, staff, code)
  const isConfirmed =
    step !== undefined &&
    staff.totp_secret &&
    (await confirmTotp(trx, staff.id, staff.totp_secret, step, context.clock.now()))
  if (!isConfirmed) throw new AppError('second-factor-wrong')
  return giveRecoveryCodes(trx, staff.id)
}

/** Accepts an authenticator code or a recovery code; each works once. Throws `second-factor-wrong`. */
export async function takeSecondFactor(context: Context, trx: Database, staff: Secrets, typed: string): Promise<void> {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase()
  const isTaken = /^\d{6}$/.test(plain)
    ? await takeCode(context, trx, staff, plain)
    : await takeRecoveryCode(trx, staff.id, hashOf(plain), context.clock.now())
  if (!isTaken) throw new AppError('second-factor-wrong')
}

export async function takeCode(context: Context, trx: Database, staff: Secrets, code: string): Promise<boolean> {
  const step = stepIn(context, staff, code)
  return step !== undefined && takeTotpStep(trx, staff.id, step)
}

export async function giveRecoveryCodes(trx: Database, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(recoveryCodeBytes)))
  await replaceRecoveryCodes(
    trx,
    staffId,
    codes.map((code) => hashOf(code)),
  )
  return codes.map((code) => code.replace(/.{4}(?!$)/g, '$&-'))
}

function stepIn(context: Context, staff: Secrets, code: string): number | undefined {
  const secret = staff.totp_secret && unseal(context.sessionSecret, staff.totp_secret, staff.id)
  return secret ? stepOfCode(secret, code.replace(/\s/g, ''), context.clock.seconds()) : undefined
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update('staff recovery').update(code).digest()
}
