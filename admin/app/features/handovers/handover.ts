import type { Answer } from '@fitout/contract/endpoint.ts'
import type { showHandover } from '@fitout/contract/staff/handovers.ts'

export type Handover = Answer<typeof showHandover>['data']
