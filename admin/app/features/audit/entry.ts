import type { listAudit } from '@fitout/contract/staff/audit.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'

export type Entry = Answer<typeof listAudit>['data'][number]
