import type { Answer } from '@fitout/contract/endpoint.ts'
import { type listStaffReviews, undecideReview } from '@fitout/contract/staff/reviews.ts'
import { staffCall } from '../../shared/staff-call.ts'

export type Review = Answer<typeof listStaffReviews>['data'][number]

export const takeBack = async (id: string) => staffCall(undecideReview, { params: { id } })
