import { showWorks } from '@fitout/contract/stages.ts'
import {
  changeStages,
  findSiteRenovation,
  listSiteRenovations,
  listStagesUnderWay,
  progressStage,
  showStaffWorks,
} from '@fitout/contract/staff/stages.ts'
import { route } from '../../http/route.ts'
import { noteProgress } from './progress-service.ts'
import { showSite, showSites } from './site-service.ts'
import { planStages, showOwnWorks, showUnderWay, showWorksToStaff } from './stages-service.ts'

export const stagesRoutes = [
  route(showWorks, async ({ context, session, params }) => showOwnWorks(context, session.accountId, params.id)),
  route(showStaffWorks, async ({ context, params }) => ({ data: await showWorksToStaff(context, params.id) })),
  route(changeStages, async ({ context, staff, params, body }) => ({
    data: await planStages(context, staff, params.id, body),
  })),
  route(listSiteRenovations, async ({ context, staff, request, query }) =>
    showSites(context, staff, { request, query }),
  ),
  route(findSiteRenovation, async ({ context, staff, params }) => ({
    data: await showSite(context, staff, params.id),
  })),
  route(listStagesUnderWay, async ({ context, request, query }) =>
    showUnderWay(context, query.day, { request, query }),
  ),
  route(progressStage, async ({ context, staff, params, body }) => ({
    data: await noteProgress(context, staff, params, body),
  })),
]
