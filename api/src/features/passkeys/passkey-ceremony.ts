import type { Context } from '../../context.ts'
import type { Session } from '../../http/session.ts'
import { type ChallengeKey, putChallenge, takeChallenge } from './passkeys-queries.ts'

/** Loaded with the first use of a passkey, since it is a tenth of all the shop's modules. */
export const passkeyLibrary = () => import('@simplewebauthn/server')

/** Time limit of the browser's passkey prompt. */
export const ceremonyMilliseconds = 300_000

/** EdDSA, ES256 and RS256: supported by current devices, and verified by Node without a warning. */
export const signatureAlgorithms = [-8, -7, -257]

/** The relying party: the shop's public address, whatever host a request claims. */
export function relyingParty({ config }: Context): { rpID: string; origin: string } {
  return { rpID: new URL(config.publicUrl).hostname, origin: config.publicUrl }
}

/** The user handle that authenticators store: 16 bytes without personal data. */
export function userHandleOf(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
}

export async function beginCeremony(
  context: Context,
  session: Session,
  purpose: ChallengeKey['purpose'],
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(context.clock.now().getTime() + ceremonyMilliseconds)
  await putChallenge(context.db, keyOf(session, purpose), challenge, expiresAt)
}

/** Takes the challenge of a response, once: a second response finds none. */
export async function takeCeremony(
  context: Context,
  session: Session,
  purpose: ChallengeKey['purpose'],
): Promise<string | undefined> {
  return takeChallenge(context.db, keyOf(session, purpose), context.clock.now())
}

// Guests have no session id, so the account id is used instead.
function keyOf(session: Session, purpose: ChallengeKey['purpose']): ChallengeKey {
  return { sessionKey: session.sessionId ?? session.accountId, purpose }
}
