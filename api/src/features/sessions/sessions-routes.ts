import { endOneSession, endOtherSessions, listSessions } from '@fitout/contract/sessions.ts'
import { route } from '../../http/route.ts'
import { endAccountSession, endSessions, showSessions } from './sessions-service.ts'

export const sessionsRoutes = [
  route(listSessions, async ({ context, session, query, request }) =>
    showSessions(context, session, { request, query }),
  ),
  route(endOneSession, async ({ context, session, params }) => {
    await endAccountSession(context, session.accountId, params.id)
    return { data: { _id: params.id } }
  }),
  route(endOtherSessions, async ({ context, session }) => ({
    data: { ended: await endSessions(context, context.db, session.accountId, session.sessionId) },
  })),
]
