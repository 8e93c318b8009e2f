import { membershipBalance, membershipStatus, membershipTransactions } from '@fitout/contract/memberships.ts'
import { route } from '../../http/route.ts'
import { pointsOf, showMembership, showTransactions } from './memberships-service.ts'

export const membershipsRoutes = [
  route(membershipStatus, async ({ context, session }) => ({
    data: await showMembership(context, session.accountId),
  })),
  route(membershipBalance, async ({ context, session }) => ({
    data: await pointsOf(context.db, session.accountId),
  })),
  route(membershipTransactions, async ({ context, session, query, request }) =>
    showTransactions(context, session.accountId, { request, query }),
  ),
]
