import type { showStaffWorks } from '@fitout/contract/staff/stages.ts'
import type { DataOf } from '../../shared/use-read.ts'

export type StaffWorks = DataOf<typeof showStaffWorks>
