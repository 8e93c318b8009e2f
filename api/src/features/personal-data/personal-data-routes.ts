import {
  deleteAccount,
  requestDeletionCode,
  allPersonalDataExports,
  readPersonalDataExport,
  requestPersonalDataExport,
} from '@fitout/contract/personal-data.ts'
import { route } from '../../http/route.ts'
import { askForDeletion, deleteOwnAccount } from './delete-account.ts'
import { requestExport, sendExport, showExports } from './exports.ts'

export const personalDataRoutes = [
  route(requestPersonalDataExport, async (call) => ({
    data: await requestExport(call.context, call.session.accountId, call),
  })),
  route(allPersonalDataExports, async ({ context, session }) => ({
    data: await showExports(context, session.accountId),
  })),
  route(readPersonalDataExport, async ({ context, session, params }) =>
    sendExport(context, session.accountId, params.id, params.format),
  ),
  route(requestDeletionCode, async ({ context, session }) => ({ data: await askForDeletion(context, session) })),
  route(deleteAccount, async ({ context, session, body, headers }) => {
    await deleteOwnAccount(context, session, body, headers)
    return { data: { deleted: true as const } }
  }),
]
