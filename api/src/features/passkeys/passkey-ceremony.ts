import type { Context } from '../../context.ts'
import type { Session } from '../../http/session.ts'
import { type ChallengeKey, putChallenge, takeChallenge } from './passkeys-queries.ts'

/** How long a person has to answer the browser's question. */
export const ceremonyMilliseconds = 300_000

/** EdDSA, ES256 and RS256: what today's devices sign with and Node verifies without a warning. */
export const signatureAlgorithms = [-8, -7, -257]

/** Where passkeys of this shop are good: its one public address, whatever a request claims. */
export function relyingParty({ config }: Context): { rpID: string; origin: string } {
  return { rpID: new URL(config.publicUrl).hostname, origin: config.publicUrl }
}

/** The account as an authenticator keeps it: 16 bytes that say nothing of the person. */
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

/** The challenge to hold an answer against, once: a second answer finds none. */
export async function takeCeremony(
  context: Context,
  session: Session,
  purpose: ChallengeKey['purpose'],
): Promise<string | undefined> {
  return takeChallenge(context.db, keyOf(session, purpose), context.clock.now())
}

// A guest has no session but the one that carries his id.
function keyOf(session: Session, purpose: ChallengeKey['purpose']): ChallengeKey {
  return { sessionKey: session.sessionId ?? session.accountId, purpose }
}
