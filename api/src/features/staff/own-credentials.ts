import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { ErrorCode } from '@fitout/contract/errors.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import { countGuess, forgiveGuesses, takeFromAllowance } from '../allowances/allowances-service.ts'
import { recordChange } from '../audit/audit-service.ts'
import { hashNewPassword } from '../passwords/passwords-service.ts'
import { giveRecoveryCodes, takeCode } from './second-factor.ts'
import { findStaffSecrets } from './staff-credentials-queries.ts'
import { updateStaff } from './staff-queries.ts'
import { endStaffSessions, type StaffCaller } from './staff-sessions-service.ts'

const { oldPasswords, codesOfStaff } = accountLimits

/** The language of mails and notifications. */
export async function chooseLanguage({ db }: Context, staffId: string, language: Locale): Promise<void> {
  await updateStaff(db, staffId, { language })
}

/** Throws `password-wrong`, `rate-limited`, or `invalid-input` for a common password. */
export async function changeOwnPassword(
  context: Context,
  staff: StaffCaller,
  passwords: { old_password: string; new_password: string },
): Promise<void> {
  const guesses = `old password of staff ${staff.id}`
  await countGuess(context, guesses, oldPasswords)
  const stored = await requireSecrets(context, staff)
  if (!(await context.passwords.verify(stored.password_hash, passwords.old_password))) {
    return unproved(context, staff, 'password-wrong')
  }
  await forgiveGuesses(context, guesses)
  const hash = await hashNewPassword(context, passwords.new_password, 'new_password')
  await transaction(context.db, async (trx) => {
    await updateStaff(trx, staff.id, { password_hash: hash })
    await endStaffSessions(trx, staff.id, staff.sessionId)
    await recordOwn(trx, staff, 'session.password', 'password')
  })
}

/** Throws `second-factor-wrong` or `rate-limited`. */
export async function renewOwnRecoveryCodes(context: Context, staff: StaffCaller, code: string): Promise<string[]> {
  await takeFromAllowance(context, `staff codes of ${staff.id}`, codesOfStaff.atMost, codesOfStaff.seconds)
  const secrets = await requireSecrets(context, staff)
  const codes = await transaction(context.db, async (trx) => {
    if (!(await takeCode(context, trx, secrets, code))) return undefined
    await recordOwn(trx, staff, 'session.recovery-codes', 'recovery_codes')
    return giveRecoveryCodes(trx, staff.id)
  })
  return codes ?? unproved(context, staff, 'second-factor-wrong')
}

/** Asks for the authenticator again before a sensitive action. Throws `second-factor-wrong` or `rate-limited`. */
export async function proveAgain(context: Context, staff: StaffCaller, code: string): Promise<void> {
  await takeFromAllowance(context, `staff codes of ${staff.id}`, codesOfStaff.atMost, codesOfStaff.seconds)
  const secrets = await requireSecrets(context, staff)
  const isTaken = await transaction(context.db, (trx) => takeCode(context, trx, secrets, code))
  if (!isTaken) await unproved(context, staff, 'second-factor-wrong')
}

/** Audits failed re-authentication. */
async function unproved(context: Context, staff: StaffCaller, code: ErrorCode): Promise<never> {
  const { id, name: title } = staff
  const after = { session: code }
  await recordChange(context.db, staff, {
    action: 'session.unproved',
    subject: 'staff',
    id,
    title,
    before: undefined,
    after,
  })
  throw new AppError(code)
}

async function requireSecrets(context: Context, staff: StaffCaller) {
  const secrets = await findStaffSecrets(context.db, staff.id)
  if (!secrets) throw new AppError('no-session')
  return secrets
}

async function recordOwn(trx: Database, staff: StaffCaller, action: AuditAction, secret: string): Promise<void> {
  await recordChange(trx, staff, {
    action,
    subject: 'staff',
    id: staff.id,
    title: staff.name,
    // The secret is never audited, only that it changed.
    before: { [secret]: 'former' },
    after: { [secret]: 'new' },
  })
}
