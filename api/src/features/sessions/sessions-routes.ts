import { endOneSession, endOtherSessions, listSessions } from '@fitout/contract/sessions.ts'
import { route } from '../../http/route.ts'
import { endAccountSession, endOthers, showSessions } from './sessions-service.ts'

export const sessionsRoutes = [
  route(listSessions, async ({ context, session, query, request }) =>
    showSessions(context, session, { request, query }),
  ),
  route(endOneSession, async (call) => {
    const { id } = call.params
    await endAccountSession(call.context, call.session.accountId, id, 'sessions-ended', call)
    return { data: { _id: id } }
  }),
  route(endOtherSessions, async (call) => ({
    data: { ended: await endOthers(call.context, call.session, call) },
  })),
]
