import {
  acceptInvitation,
  changeMember,
  checkInvitation,
  inviteMember,
  listRenovationEvents,
  ownRenovations,
  removeMember,
  showRenovation,
} from '@fitout/contract/renovations.ts'
import { route } from '../../http/route.ts'
import {
  acceptByCode,
  changeRightByClient,
  inviteByClient,
  removeByMember,
  showInvitation,
} from './renovation-members-service.ts'
import { showOwnEvents, showOwnRenovations, showRoom } from './renovations-service.ts'

export const renovationsRoutes = [
  route(ownRenovations, async ({ context, session, request, query }) =>
    showOwnRenovations(context, session.accountId, { request, query }),
  ),
  route(showRenovation, async ({ context, session, params }) => ({
    data: await showRoom(context, session.accountId, params.id),
  })),
  route(listRenovationEvents, async ({ context, session, params, request, query }) =>
    showOwnEvents(context, session.accountId, params.id, { request, query }),
  ),
  route(inviteMember, async ({ context, session, params, body, idempotencyKey }) => ({
    data: await inviteByClient(context, session.accountId, params.id, { body, idempotencyKey }),
  })),
  route(changeMember, async ({ context, session, params, body }) => {
    await changeRightByClient(context, session.accountId, params.id, {
      memberId: params.member_id,
      right: body.right,
    })
    return { data: await showRoom(context, session.accountId, params.id) }
  }),
  route(removeMember, async ({ context, session, params }) => {
    await removeByMember(context, session.accountId, params.id, params.member_id)
    return { data: { is_removed: true as const } }
  }),
  route(checkInvitation, async ({ context, query }) => ({ data: await showInvitation(context, query.code) })),
  route(acceptInvitation, async ({ context, session, body }) => ({
    data: await acceptByCode(context, session.accountId, body.code),
  })),
]
