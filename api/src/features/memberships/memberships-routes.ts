import { membershipBalance, membershipStatus, membershipTransactions } from '@fitout/contract/memberships.ts'
import { pageOf } from '../../http/pages.ts'
import { route } from '../../http/route.ts'
import { listTransactions, pointBalance, showMembership } from './memberships-service.ts'

export const membershipsRoutes = [
  route(membershipStatus, async ({ context, session }) => ({
    data: await showMembership(context, session.accountId),
  })),
  route(membershipBalance, async ({ context, session }) => ({
    data: { balance: await pointBalance(context.db, session.accountId) },
  })),
  route(membershipTransactions, async ({ context, session, query, request }) => {
    const { page, total } = await listTransactions(context, session.accountId, query)
    return pageOf(context, { request, query }, page, total)
  }),
]
