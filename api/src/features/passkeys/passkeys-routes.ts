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

/** The library's options as JSON, without undefined fields. */
const asJson = (options: object) => JSON.parse(JSON.stringify(options)) as Record<string, Json>

export const passkeysRoutes = [
  route(listPasskeys, async ({ context, session, request, query }) =>
    showPasskeys(context, session.accountId, { request, query }),
  ),
  route(beginPasskeyRegistration, async ({ context, session }) => ({
    data: asJson(await beginRegistration(context, session)),
  })),
  route(finishPasskeyRegistration, async (call) => ({
    data: await finishRegistration(call.context, call.session, call.body, call),
  })),
  route(renamePasskey, async ({ context, session, params, body }) => ({
    data: await renameOwnPasskey(context, session.accountId, requirePasskeyId(params.id), body.name),
  })),
  route(deletePasskey, async (call) => {
    const { id } = call.params
    await removeOwnPasskey(call.context, call.session.accountId, requirePasskeyId(id), call)
    return { data: { _id: id } }
  }),
  route(beginPasskeyLogin, async ({ context, session }) => ({ data: asJson(await beginLogin(context, session)) })),
  route(finishPasskeyLogin, async (call) => {
    const accountId = await requirePasskeyAccount(call.context, call.session, call.body.response, call)
    return openSession(call.context, accountId, call)
  }),
]

function requirePasskeyId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new AppError('passkey-not-found')
  return text
}
