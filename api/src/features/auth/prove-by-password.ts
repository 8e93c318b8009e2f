import type { areaCodes } from '@fitout/contract/formats.ts'
import type { Context } from '../../context.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { findCredentials } from '../accounts/account-credentials-service.ts'
import { countGuess, forgiveGuesses, giveBack, keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { loginContacts } from '../contacts/contacts-service.ts'
import { isKnownSource } from '../sessions/sessions-service.ts'

type Credentials = {
  type: 'EMAIL' | 'PHONE'
  login_id?: string | undefined
  area_code?: (typeof areaCodes)[number] | undefined
  password?: string | undefined
}

// Asked about where there is no account, so that a login takes as many questions either way.
const nobody = '00000000-0000-7000-8000-000000000000'

const { loginsOfSource, guessesOfContact, guessesFromSource } = accountLimits

/**
 * Whose password this is. The same work is done whether or not the account exists, and every try counts before it is
 * judged, so that many at once find no gap. Throws `invalid-credentials` or `rate-limited`.
 */
export async function proveByPassword(context: Context, credentials: Credentials, origin: Origin): Promise<string> {
  const { source } = origin
  const typed = credentials.login_id ?? ''
  const contacts = loginContacts(credentials.type, typed, credentials.area_code)
  const named = keyOf(context, `${credentials.type} ${contacts[0]?.target ?? typed}`)
  const from = keyOf(context, source ?? 'own')
  const account = await findCredentials(context.db, contacts)
  await takeFromAllowance(context, `logins of ${from}`, loginsOfSource.atMost, loginsOfSource.seconds)
  await countGuess(context, `guess ${named} ${from}`, guessesFromSource)
  // A stranger's flood of guesses may not keep the owner out of places he has signed in from before.
  if (!(await isKnownSource(context, account?.id ?? nobody, source ?? ''))) {
    await takeFromAllowance(context, `guesses of ${named}`, guessesOfContact.atMost, guessesOfContact.seconds)
  }
  const isRight = await context.passwords.verify(account?.password_hash ?? undefined, credentials.password ?? '')
  if (!account || !isRight || account.is_disabled) {
    await noteEvent(context, context.db, account?.id ?? null, 'sign-in-failed', origin)
    throw new AppError('invalid-credentials')
  }
  await forgiveGuesses(context, `guess ${named} ${from}`)
  await giveBack(context, `logins of ${from}`, loginsOfSource.seconds)
  return account.id
}
