import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listStaffMessages } from '@fitout/contract/staff/renovation-messages.ts'

export type Message = Answer<typeof listStaffMessages>['data'][number]
