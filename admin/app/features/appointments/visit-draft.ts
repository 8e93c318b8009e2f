import { districtKeys, type VisitKind } from '@fitout/contract/appointments.ts'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import type { bookVisit } from '@fitout/contract/staff/appointments.ts'
import type { findCustomer } from '@fitout/contract/staff/customers.ts'
import type { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import type { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { phoneParts } from '../../shared/phone-parts.ts'

type Body = BodyInput<typeof bookVisit>
type District = (typeof districtKeys)[number]

/** A visit being booked for a caller. */
export type VisitDraft = Required<Pick<Body, 'name' | 'area_code' | 'phone' | 'email' | 'address' | 'note'>> &
  Pick<Body, 'language' | 'enquiry_id' | 'customer_id'> & { kind: VisitKind; district: District | ''; slotId: string }

export const newVisit: VisitDraft = {
  kind: 'SHOWROOM',
  slotId: '',
  district: '',
  name: '',
  language: 'zh',
  area_code: '852',
  phone: '',
  email: '',
  address: '',
  note: '',
}

/** The visit of a person who enquired. */
export function forEnquiry(enquiry: Answer<typeof findStaffEnquiry>['data']): Partial<VisitDraft> {
  const district = districtKeys.find((key) => key === enquiry.location)
  return {
    ...callerOf(enquiry),
    name: enquiry.name,
    enquiry_id: enquiry._id,
    ...(district && { district, kind: 'MEASUREMENT' }),
  }
}

/** The visit of a registered customer. */
export function forCustomer(customer: Answer<typeof findCustomer>['data']): Partial<VisitDraft> {
  return { ...callerOf(customer), name: customer.name ?? '', customer_id: customer._id }
}

/** The visit of the client of a renovation, of whose home the address is known. */
export function forRenovation(room: Answer<typeof findStaffRenovation>['data']): Partial<VisitDraft> {
  const district = districtKeys.find((key) => key === room.district)
  return {
    ...callerOf({ language: room.language, email: room.client_email, contact_number: room.client_number }),
    name: room.client_name,
    address: room.address,
    enquiry_id: room.enquiry?._id ?? null,
    ...(district && { district, kind: 'MEASUREMENT' }),
  }
}

type Known = { language: VisitDraft['language']; email: string | null; contact_number: string | null }

function callerOf({ language, email, contact_number: number }: Known) {
  return { language, email: email ?? '', ...phoneParts(number) }
}

export function visitFrom({ kind, slotId, district, address, ...visitor }: VisitDraft): Body {
  const home = kind === 'MEASUREMENT' && { address, ...(district && { district }) }
  return { ...visitor, ...home, slot_id: slotId }
}
