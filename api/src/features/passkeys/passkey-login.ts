import type { Body } from '@fitout/contract/endpoint.ts'
import type { finishPasskeyLogin } from '@fitout/contract/passkeys.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Session } from '../../http/session.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import {
  beginCeremony,
  ceremonyMilliseconds,
  passkeyLibrary,
  relyingParty,
  takeCeremony,
  userHandleOf,
} from './passkey-ceremony.ts'
import { findPasskeyByCredential, notePasskeyUse, type PasskeyRow } from './passkeys-queries.ts'

/** Options for any passkey of this shop. They name no account, so they are the same for all. */
export async function beginPasskeyLogin(context: Context, session: Session) {
  const { rpID } = relyingParty(context)
  const { generateAuthenticationOptions } = await passkeyLibrary()
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: ceremonyMilliseconds,
    userVerification: 'required',
  })
  await beginCeremony(context, session, 'login', options.challenge)
  return options
}

type AuthenticationResponse = Body<typeof finishPasskeyLogin>['response']

/** The account of the passkey that responded. Throws `passkey-not-recognised`, whatever the reason. */
export async function requirePasskeyAccount(
  context: Context,
  session: Session,
  response: AuthenticationResponse,
  origin: Origin,
) {
  const expectedChallenge = await takeCeremony(context, session, 'login')
  const passkey = expectedChallenge && (await findPasskeyByCredential(context.db, response.id))
  const use = passkey && (await verifiedUse(context, passkey, response, expectedChallenge))
  const now = context.clock.now()
  if (use && (await notePasskeyUse(context.db, passkey.id, use.newCounter, use.credentialBackedUp, now))) {
    return passkey.account_id
  }
  await noteEvent(context, context.db, (passkey && passkey.account_id) || null, 'sign-in-failed', origin)
  throw new AppError('passkey-not-recognised')
}

async function verifiedUse(
  context: Context,
  passkey: PasskeyRow,
  response: AuthenticationResponse,
  expectedChallenge: string,
) {
  const { rpID: expectedRPID, origin: expectedOrigin } = relyingParty(context)
  const { userHandle, ...signed } = response.response
  const owner = Buffer.from(userHandleOf(passkey.account_id)).toString('base64url')
  if (userHandle !== owner) return undefined
  try {
    const { verifyAuthenticationResponse } = await passkeyLibrary()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        authenticatorAttachment: response.authenticatorAttachment ?? undefined,
        response: { ...signed, userHandle },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo : undefined
  } catch (error) {
    context.log.info({ reason: (error as Error).message }, 'passkey not recognised')
    return undefined
  }
}
