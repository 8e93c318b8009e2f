import {
  closeDefect,
  listDefects,
  raiseDefect,
  readDefectPicture,
  reopenDefect,
  withdrawDefect,
} from '@fitout/contract/defects.ts'
import * as staffDefects from '@fitout/contract/staff/defects.ts'
import { route } from '../../http/route.ts'
import { closeByClient, closeByStudio, fixDefect, reopenByClient, withdraw } from './defect-steps-service.ts'
import { raise, sendPicture, showDefects, showOwnDefects } from './defects-service.ts'

export const defectsRoutes = [
  route(listDefects, async ({ context, session, params }) => showOwnDefects(context, session.accountId, params.id)),
  route(raiseDefect, async ({ context, session: { accountId }, params, body, idempotencyKey }) => ({
    data: await raise(context, { accountId }, params.id, { body, idempotencyKey }),
  })),
  route(closeDefect, async ({ context, session, params }) => ({
    data: await closeByClient(context, session.accountId, params),
  })),
  route(reopenDefect, async ({ context, session, params, body }) => ({
    data: await reopenByClient(context, session.accountId, params, body),
  })),
  route(withdrawDefect, async ({ context, session: { accountId }, params }) => ({
    data: await withdraw(context, { accountId }, params),
  })),
  route(readDefectPicture, async ({ context, session: { accountId }, params }) =>
    sendPicture(context, { accountId }, params),
  ),
  route(staffDefects.listSiteDefects, async ({ context, staff, params }) => showDefects(context, { staff }, params.id)),
  route(staffDefects.raiseSiteDefect, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await raise(context, { staff }, params.id, { body, idempotencyKey }),
  })),
  route(staffDefects.fixDefect, async ({ context, staff, params, body }) => ({
    data: await fixDefect(context, staff, params, body.images),
  })),
  route(staffDefects.withdrawSiteDefect, async ({ context, staff, params }) => ({
    data: await withdraw(context, { staff }, params),
  })),
  route(staffDefects.closeDefectByStudio, async ({ context, staff, params, body }) => ({
    data: await closeByStudio(context, staff, params, body.reason),
  })),
  route(staffDefects.readSiteDefectPicture, async ({ context, staff, params }) =>
    sendPicture(context, { staff }, params),
  ),
]
