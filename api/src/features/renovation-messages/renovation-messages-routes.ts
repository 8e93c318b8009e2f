import {
  listMessages,
  readMessageImage,
  readMessages,
  strikeMessage,
  writeMessage,
} from '@fitout/contract/renovation-messages.ts'
import {
  answerMessage,
  listStaffMessages,
  listUnansweredMessages,
  readStaffMessageImage,
  settleMessages,
  strikeStaffMessage,
} from '@fitout/contract/staff/renovation-messages.ts'
import { route } from '../../http/route.ts'
import {
  noteRead,
  sendImageToStaff,
  sendOwnImage,
  settleByStaff,
  showMessagesToStaff,
  showOwnMessages,
  showUnanswered,
  strikeByMember,
  strikeByStaff,
  writeByMember,
  writeByStaff,
} from './renovation-messages-service.ts'

export const renovationMessagesRoutes = [
  route(listMessages, async ({ context, session, params, request, query }) =>
    showOwnMessages(context, session.accountId, params.id, { request, query }),
  ),
  route(writeMessage, async ({ context, session, params, body, idempotencyKey }) => ({
    data: await writeByMember(context, session.accountId, params.id, { body, idempotencyKey }),
  })),
  route(strikeMessage, async ({ context, session, params }) => ({
    data: await strikeByMember(context, session.accountId, params),
  })),
  route(readMessages, async ({ context, session, params, body }) => ({
    data: await noteRead(context, session.accountId, params.id, body.until),
  })),
  route(readMessageImage, async ({ context, session, params }) => sendOwnImage(context, session.accountId, params)),
  route(listUnansweredMessages, async ({ context, request, query }) => showUnanswered(context, { request, query })),
  route(listStaffMessages, async ({ context, staff, params, request, query }) =>
    showMessagesToStaff(context, staff, params.id, { request, query }),
  ),
  route(answerMessage, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await writeByStaff(context, staff, params.id, { body, idempotencyKey }),
  })),
  route(strikeStaffMessage, async ({ context, staff, params }) => ({
    data: await strikeByStaff(context, staff, params),
  })),
  route(settleMessages, async ({ context, staff, params, body }) => ({
    data: await settleByStaff(context, staff, params.id, body.until),
  })),
  route(readStaffMessageImage, async ({ context, params }) => sendImageToStaff(context, params)),
]
