import { listAudit } from '@fitout/contract/staff/audit.ts'
import { route } from '../../http/route.ts'
import { showAudit } from './audit-service.ts'

export const auditRoutes = [
  route(listAudit, async ({ context, request, query }) => showAudit(context, { request, query })),
]
