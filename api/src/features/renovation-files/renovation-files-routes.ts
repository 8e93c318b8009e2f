import { listRenovationFiles, readRenovationArchive, readRenovationFile } from '@fitout/contract/renovation-files.ts'
import {
  addRenovationFile,
  changeRenovationFile,
  listSiteFiles,
  listStaffRenovationFiles,
  orderRenovationFiles,
  readSiteFile,
  readStaffRenovationFile,
  removeRenovationFile,
  shareRenovationFile,
} from '@fitout/contract/staff/renovation-files.ts'
import { route } from '../../http/route.ts'
import { sendArchive } from './archive.ts'
import { sendToMember, showFilesToMember } from './renovation-files-service.ts'
import {
  addFile,
  orderFiles,
  removeFile,
  renameFile,
  sendOnSite,
  sendToStaff,
  shareFile,
  showFilesToStaff,
  showSiteFiles,
} from './staff-renovation-files-service.ts'

export const renovationFilesRoutes = [
  route(listRenovationFiles, async ({ context, session, params, request, query }) =>
    showFilesToMember(context, session.accountId, params.id, { request, query }),
  ),
  route(readRenovationArchive, async ({ context, session, params }) =>
    sendArchive(context, session.accountId, params.id),
  ),
  route(readRenovationFile, async ({ context, session, params, query }) =>
    sendToMember(context, session.accountId, params, query),
  ),
  route(listStaffRenovationFiles, async ({ context, params, request, query }) =>
    showFilesToStaff(context, params.id, { request, query }),
  ),
  route(addRenovationFile, async ({ context, staff, params, query, file }) => ({
    data: await addFile(context, staff, params.id, { wanted: query, upload: file }),
  })),
  route(changeRenovationFile, async ({ context, staff, params, body }) => ({
    data: await renameFile(context, staff, params, body.title),
  })),
  route(shareRenovationFile, async ({ context, staff, params, body }) => ({
    data: await shareFile(context, staff, params, body.is_shared),
  })),
  route(orderRenovationFiles, async ({ context, staff, params, body }) => ({
    data: await orderFiles(context, staff, params.id, body),
  })),
  route(removeRenovationFile, async ({ context, staff, params }) => {
    await removeFile(context, staff, params)
    return { data: { is_removed: true as const } }
  }),
  route(readStaffRenovationFile, async ({ context, params, query }) => sendToStaff(context, params, query)),
  route(listSiteFiles, async ({ context, staff, params, request, query }) =>
    showSiteFiles(context, staff, params.id, { request, query }),
  ),
  route(readSiteFile, async ({ context, staff, params, query }) => sendOnSite(context, staff, params, query)),
]
