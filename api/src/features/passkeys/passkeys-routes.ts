import {
  beginPasskeyLogin,
  beginPasskeyRegistration,
  deletePasskey,
  finishPasskeyLogin,
  finishPasskeyRegistration,
  listPasskeys,
  renamePasskey,
} from '@fitout/contract/passkeys.ts'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { openSession } from '../sessions/sessions-service.ts'
import { beginPasskeyLogin as beginLogin, requirePasskeyAccount } from './passkey-login.ts'
import {
  beginRegistration,
  finishRegistration,
  removeOwnPasskey,
  renameOwnPasskey,
  showPasskeys,
} from './passkeys-service.ts'

type Json = z.core.util.JSONType

/** The library's options as they cross the wire: what is not there is left out. */
const asJson = (options: object) => JSON.parse(JSON.stringify(options)) as Record<string, Json>

export const passkeysRoutes = [
  route(listPasskeys, async ({ context, session, request, query }) =>
    showPasskeys(context, session.accountId, { request, query }),
  ),
  route(beginPasskeyRegistration, async ({ context, session }) => ({
    data: asJson(await beginRegistration(context, session)),
  })),
  route(finishPasskeyRegistration, async ({ context, session, body, request }) => ({
    data: await finishRegistration(context, session, body, request.headers.get('User-Agent') ?? ''),
  })),
  route(renamePasskey, async ({ context, session, params, body }) => ({
    data: await renameOwnPasskey(context, session.accountId, requirePasskeyId(params.id), body.name),
  })),
  route(deletePasskey, async ({ context, session, params }) => {
    await removeOwnPasskey(context, session.accountId, requirePasskeyId(params.id))
    return { data: { _id: params.id } }
  }),
  route(beginPasskeyLogin, async ({ context, session }) => ({ data: asJson(await beginLogin(context, session)) })),
  route(finishPasskeyLogin, async ({ context, session, body, request, source, headers }) => {
    const accountId = await requirePasskeyAccount(context, session, body.response)
    return openSession(context, accountId, { session, request, source, headers })
  }),
]

function requirePasskeyId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new AppError('passkey-not-found')
  return text
}
