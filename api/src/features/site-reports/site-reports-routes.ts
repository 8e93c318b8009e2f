import { listSiteReports, readSiteReportPicture } from '@fitout/contract/site-reports.ts'
import {
  addSitePicture,
  changeSiteReport,
  listStaffSiteReports,
  readStaffSiteReportPicture,
  writeSiteReport,
} from '@fitout/contract/staff/site-reports.ts'
import { route } from '../../http/route.ts'
import { keepStaffFile } from '../files/files-service.ts'
import { sendReportPicture, showReports } from './site-reports-service.ts'
import { changeReport, sendPictureToStaff, showReportsToStaff, writeReport } from './staff-site-reports-service.ts'

export const siteReportsRoutes = [
  route(listSiteReports, async ({ context, session, params, request, query }) =>
    showReports(context, session.accountId, params.id, { request, query }),
  ),
  route(readSiteReportPicture, async ({ context, session, params }) =>
    sendReportPicture(context, session.accountId, params),
  ),
  route(addSitePicture, async ({ context, staff, file }) => ({ data: await keepStaffFile(context, staff.id, file) })),
  route(listStaffSiteReports, async ({ context, staff, params, request, query }) =>
    showReportsToStaff(context, staff, params.id, { request, query }),
  ),
  route(writeSiteReport, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await writeReport(context, staff, params.id, { body, idempotencyKey }),
  })),
  route(changeSiteReport, async ({ context, staff, params, body }) => ({
    data: await changeReport(context, staff, params, body),
  })),
  route(readStaffSiteReportPicture, async ({ context, staff, params }) => sendPictureToStaff(context, staff, params)),
]
