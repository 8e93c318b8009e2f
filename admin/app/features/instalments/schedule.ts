import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listStaffInstalments } from '@fitout/contract/staff/instalments.ts'

export type Schedule = Answer<typeof listStaffInstalments>
export type Room = { _id: string; client_name: string }
export type Instalment = Schedule['data'][number]

/** How much attention a state needs. */
export const stateColours = {
  WAITING: 'default',
  DUE: 'primary',
  CHECKING: 'warning',
  OVERDUE: 'error',
  PAID: 'success',
  VOID: 'default',
} as const satisfies Record<Instalment['state'], string>
