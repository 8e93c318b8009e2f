import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { type listVisitsOfEnquiry, visitsAtMost } from '@fitout/contract/staff/appointments.ts'
import type { Context } from '../../context.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { requireEnquiry } from '../enquiries/enquiries-service.ts'
import { presentToStaff } from './staff-appointments.ts'
import { listVisitsOf, type Visitor } from './staff-appointments-queries.ts'

type Visits = AnswerInput<typeof listVisitsOfEnquiry>['data']

/** The visits of a person, and those of an enquiry, the latest first. */
export async function showVisitsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, visitor: Visitor): Promise<Visits> {
  const now = clock.now()
  const [rows, { openDays }] = await Promise.all([listVisitsOf(db, visitor, visitsAtMost), findBookingRules(db)])
  return rows.map((row) => ({ ...presentToStaff(row, now, openDays), staff_name: row.staff_name }))
}

/** Throws `enquiry-not-found`. */
export async function showVisitsOfEnquiry(context: Context, enquiryId: string): Promise<Visits> {
  const enquiry = await requireEnquiry(context.db, enquiryId)
  return showVisitsOf(context, { ...enquiry, enquiry_id: enquiry.id })
}
