import { currentUser, login, logout } from '@fitout/contract/auth.ts'
import { route } from '../../http/route.ts'
import { endOwnSession, logIn, showUser } from './auth-service.ts'

export const authRoutes = [
  route(login, async (call) => logIn(call.context, call.body, call)),
  route(logout, async (call) => endOwnSession(call.context, call.session, call)),
  route(currentUser, async ({ session, locale }) => ({ data: showUser(session, locale) })),
]
