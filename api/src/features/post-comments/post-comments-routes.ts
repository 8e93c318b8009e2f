import { postReviews, writePostReview } from '@fitout/contract/post-comments.ts'
import { decideStaffComment, findStaffComment, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { route } from '../../http/route.ts'
import { showComments, writeComment } from './post-comments-service.ts'
import { decideByStaff, showCommentsToStaff, showCommentToStaff } from './staff-comments.ts'

export const postCommentsRoutes = [
  route(postReviews, async ({ context, session, params, query, request }) =>
    showComments(context, params.id, session?.accountId, { request, query }),
  ),
  route(writePostReview, async ({ context, session, body, locale }) => {
    const writer = { id: session.accountId, username: session.account?.username ?? null, locale }
    return { data: await writeComment(context, writer, body) }
  }),
  route(listStaffComments, async ({ context, request, query }) => showCommentsToStaff(context, { request, query })),
  route(findStaffComment, async ({ context, params }) => ({ data: await showCommentToStaff(context, params.id) })),
  route(decideStaffComment, async ({ context, staff, params, body }) => decideByStaff(context, staff, params.id, body)),
]
