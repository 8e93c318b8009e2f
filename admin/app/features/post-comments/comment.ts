import type { Answer } from '@fitout/contract/endpoint.ts'
import { decideStaffComment, type listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { staffCall } from '../../shared/staff-call.ts'

export type Comment = Answer<typeof listStaffComments>['data'][number]

export async function decideOn({ _id: id }: Comment, status: Comment['status'], reason: string | null) {
  return staffCall(decideStaffComment, { params: { id }, body: { status, reason } })
}

/** Published, hidden or held, as before. */
export const takeBack = async (comment: Comment) => decideOn(comment, comment.status, comment.reason)
