import { currentUser, login, logout } from '@fitout/contract/auth.ts'
import { route } from '../../http/route.ts'
import { endSession, logIn, showUser } from './auth-service.ts'

export const authRoutes = [
  route(login, async ({ context, body, request, locale, headers }) => logIn(context, body, request, locale, headers)),
  route(logout, async ({ context, session, headers }) => endSession(context, session, headers)),
  route(currentUser, async ({ session, locale }) => ({ data: showUser(session, locale) })),
]
