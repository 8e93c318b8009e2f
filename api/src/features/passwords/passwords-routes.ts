import { forgetPassword, resetPassword, updatePassword } from '@fitout/contract/passwords.ts'
import { route } from '../../http/route.ts'
import { resetByLink, sendReset, updateOwnPassword } from './passwords-service.ts'

const changed = { data: { changed: true as const } }

export const passwordsRoutes = [
  route(forgetPassword, async ({ context, body, source }) => {
    await sendReset(context, body, source)
    return { data: { received: true as const } }
  }),
  route(resetPassword, async ({ context, body, source }) => {
    await resetByLink(context, body, source)
    return changed
  }),
  route(updatePassword, async ({ context, session, body }) => {
    await updateOwnPassword(context, session, body)
    return changed
  }),
]
