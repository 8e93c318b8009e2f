import type { finishPasskeyRegistration } from '@fitout/contract/passkeys.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { firstRows, pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { Session } from '../../http/session.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import { deviceName } from '../sessions/sessions-service.ts'
import {
  beginCeremony,
  ceremonyMilliseconds,
  passkeyLibrary,
  relyingParty,
  signatureAlgorithms,
  takeCeremony,
  userHandleOf,
} from './passkey-ceremony.ts'
import {
  deleteChallengesBefore,
  insertPasskey,
  listPasskeysOf,
  lockPasskeysOf,
  type PasskeyRow,
  removePasskey,
  removeEarlyPasskeysOf,
  removePasskeysOf,
  updatePasskeyName,
} from './passkeys-queries.ts'

const passkeysAtMost = 10

export async function showPasskeys(context: Context, accountId: string, page: PageRequest) {
  const found = await listPasskeysOf(context.db, accountId, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(showPasskey))
}

function showPasskey(row: PasskeyRow) {
  return {
    _id: row.id,
    name: row.name,
    is_synced: row.is_synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

/** Options for the browser to create a discoverable passkey, which works without a login id. */
export async function beginRegistration(context: Context, session: Session) {
  const { accountId, account } = session
  const { rows, total } = await listPasskeysOf(context.db, accountId, firstRows(passkeysAtMost))
  if (total >= passkeysAtMost) throw new AppError('too-many-passkeys')
  const { rpID } = relyingParty(context)
  const contact = account?.email ?? account?.phone ?? ''
  const { generateRegistrationOptions } = await passkeyLibrary()
  const options = await generateRegistrationOptions({
    rpName: rpID,
    rpID,
    userID: userHandleOf(accountId),
    userName: contact,
    userDisplayName: account?.username ?? contact,
    timeout: ceremonyMilliseconds,
    supportedAlgorithmIDs: signatureAlgorithms,
    excludeCredentials: rows.map((row) => ({ id: row.credential_id, transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await beginCeremony(context, session, 'register', options.challenge)
  return options
}

export async function finishRegistration(
  context: Context,
  session: Session,
  body: Body<typeof finishPasskeyRegistration>,
  origin: Origin,
) {
  const expectedChallenge = await takeCeremony(context, session, 'register')
  const info = expectedChallenge && (await verifiedRegistration(context, body.response, expectedChallenge))
  if (!info) throw new AppError('passkey-not-accepted')
  const { accountId } = session
  const row = {
    id: newId(),
    account_id: accountId,
    credential_id: info.credential.id,
    public_key: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    transports: body.response.response.transports ?? [],
    name: body.name ?? deviceName(origin.request.headers.get('User-Agent') ?? '') ?? relyingParty(context).rpID,
    is_synced: info.credentialBackedUp,
    created_at: context.clock.now(),
    last_used_at: null,
  }
  await transaction(context.db, async (trx) => {
    await lockPasskeysOf(trx, accountId)
    const { total } = await listPasskeysOf(trx, accountId, firstRows(1))
    if (total >= passkeysAtMost) throw new AppError('too-many-passkeys')
    if (!(await insertPasskey(trx, row))) throw new AppError('passkey-already-added')
    await queueMessage(context, trx, { accountId, about: 'passkey-added' })
    await noteEvent(context, trx, accountId, 'passkey-added', origin)
  })
  return showPasskey(row)
}

type RegistrationResponse = Body<typeof finishPasskeyRegistration>['response']

async function verifiedRegistration(context: Context, response: RegistrationResponse, expectedChallenge: string) {
  const { rpID: expectedRPID, origin: expectedOrigin } = relyingParty(context)
  try {
    const { verifyRegistrationResponse } = await passkeyLibrary()
    const verified = await verifyRegistrationResponse({
      response: { ...response, authenticatorAttachment: response.authenticatorAttachment ?? undefined },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: signatureAlgorithms,
    })
    return verified.registrationInfo
  } catch (error) {
    context.log.info({ reason: (error as Error).message }, 'passkey not accepted')
    return undefined
  }
}

export async function renameOwnPasskey(context: Context, accountId: string, id: string, name: string) {
  const row = await updatePasskeyName(context.db, accountId, id, name)
  if (!row) throw new AppError('passkey-not-found')
  return showPasskey(row)
}

export async function removeOwnPasskey(context: Context, accountId: string, id: string, origin: Origin): Promise<void> {
  await transaction(context.db, async (trx) => {
    if (!(await removePasskey(trx, accountId, id))) throw new AppError('passkey-not-found')
    await noteEvent(context, trx, accountId, 'passkey-removed', origin)
  })
}

/** Removes all passkeys of an account after its contact was verified without the password. */
export async function dropPasskeys(db: Database, accountId: string): Promise<void> {
  await removePasskeysOf(db, accountId)
}

/** Removes passkeys from before the owner verified the address: a stranger who registered it may have made them. */
export async function dropEarlyPasskeys(db: Database, accountId: string): Promise<void> {
  await removeEarlyPasskeysOf(db, accountId)
}

export async function sweepPasskeyChallenges(context: Context): Promise<void> {
  await deleteChallengesBefore(context.db, context.clock.now())
}
