import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findStaffRenovation, listStaffRenovations } from '@fitout/contract/staff/renovations.ts'

export type Renovation = Answer<typeof findStaffRenovation>['data']
export type RenovationHead = Answer<typeof listStaffRenovations>['data'][number]

export const titleOf = ({ title, reference }: Pick<Renovation, 'title' | 'reference'>) => title || reference

/** Whether the room is read-only. */
export const isOver = ({ status }: Pick<Renovation, 'status'>) => status === 'CLOSED' || status === 'CANCELLED'
