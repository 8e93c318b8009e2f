import {
  listReplies,
  readReplyImage,
  readReplyImageByLink,
  showRepliesByLink,
  writeReply,
  writeReplyByLink,
} from '@fitout/contract/enquiry-replies.ts'
import {
  answerEnquiry,
  handOverEnquiry,
  listStaffReplies,
  readStaffReplyImage,
  sendAnswerAgain,
  takeInReply,
} from '@fitout/contract/staff/enquiry-replies.ts'
import { route } from '../../http/route.ts'
import {
  sendImageByLink,
  sendOwnReplyImage,
  showByLink,
  showOwnReplies,
  writeByLink,
  writeBySender,
} from './enquiry-replies-service.ts'
import {
  handOver,
  sendAgain,
  sendImageToStaff,
  showRepliesToStaff,
  takeIn,
  writeByStaff,
} from './staff-replies-service.ts'

export const enquiryRepliesRoutes = [
  route(listReplies, async ({ context, session, params, request, query }) =>
    showOwnReplies(context, session.accountId, params.id, { request, query }),
  ),
  route(writeReply, async ({ context, session, params, body, idempotencyKey }) => ({
    data: await writeBySender(context, session.accountId, params.id, { body, idempotencyKey }),
  })),
  route(readReplyImage, async ({ context, session, params }) =>
    sendOwnReplyImage(context, session.accountId, params.id, params.file_id),
  ),
  route(showRepliesByLink, async ({ context, query }) => ({ data: await showByLink(context, query.token) })),
  route(writeReplyByLink, async ({ context, body: { token, ...body }, idempotencyKey }) => ({
    data: await writeByLink(context, token, { body, idempotencyKey }),
  })),
  route(readReplyImageByLink, async ({ context, params, query }) =>
    sendImageByLink(context, query.token, params.file_id),
  ),
  route(listStaffReplies, async ({ context, params, request, query }) =>
    showRepliesToStaff(context, params.id, { request, query }),
  ),
  route(answerEnquiry, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await writeByStaff(context, staff, params.id, { body, idempotencyKey }),
  })),
  route(handOverEnquiry, async ({ context, staff, params, body }) => ({
    data: await handOver(context, staff, params.id, body),
  })),
  route(sendAnswerAgain, async ({ context, staff, params }) => ({ data: await sendAgain(context, staff, params) })),
  route(takeInReply, async ({ context, staff, params }) => ({ data: await takeIn(context, staff, params) })),
  route(readStaffReplyImage, async ({ context, params }) => sendImageToStaff(context, params)),
]
