import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { listVisitsOfRenovation } from '@fitout/contract/staff/renovations.ts'
import type { Context } from '../../context.ts'
import { showVisitsOf } from '../appointments/visits-service.ts'
import { listMembers } from './renovation-members-queries.ts'
import { requireRoomRow } from './renovations-service.ts'

type Visits = AnswerInput<typeof listVisitsOfRenovation>['data']

/** The visits that led to a room, and the others of its client. Throws `renovation-not-found`. */
export async function showVisitsOfRoom({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<Visits> {
  const room = await requireRoomRow(db, id)
  const { enquiry_id, appointment_id } = room
  const client = (await listMembers(db, id)).find(({ right }) => right === 'CLIENT')
  const visits = await showVisitsOf(
    { db, clock },
    {
      enquiry_id,
      appointment_id,
      account_id: client?.account_id ?? null,
      email: room.client_email,
      area_code: room.client_area_code,
      phone: room.client_phone,
    },
  )
  const isOwn = (visit: (typeof visits)[number]) =>
    visit._id === appointment_id || (enquiry_id !== null && visit.enquiry_id === enquiry_id)
  return visits.map((visit) => ({ ...visit, is_own: isOwn(visit) }))
}
