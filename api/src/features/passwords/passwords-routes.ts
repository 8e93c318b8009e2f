import { forgetPassword, resetPassword, updatePassword } from '@fitout/contract/passwords.ts'
import { route } from '../../http/route.ts'
import { resetByLink, sendReset, updateOwnPassword } from './passwords-service.ts'

const changed = { data: { changed: true as const } }

export const passwordsRoutes = [
  route(forgetPassword, async ({ context, body, source }) => {
    await sendReset(context, body, source)
    return { data: { received: true as const } }
  }),
  route(resetPassword, async (call) => {
    const invitation = await resetByLink(call.context, call.body, call)
    return { data: { changed: true as const, invitation } }
  }),
  route(updatePassword, async (call) => {
    await updateOwnPassword(call.context, call.session, call.body, call)
    return changed
  }),
]
