import type { listStaffSiteReports } from '@fitout/contract/staff/site-reports.ts'
import type { RowOf } from '../../shared/use-read.ts'

export type Report = RowOf<typeof listStaffSiteReports>
