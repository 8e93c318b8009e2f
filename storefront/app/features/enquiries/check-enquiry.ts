import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { isEmail, isPhoneOf, plainPhone } from '@fitout/contract/formats.ts'
import type { EnquiryDetails } from './enquiry-draft.ts'

/** The fields in page order, named as in the form. */
export const enquiryFields = [
  'location',
  'area',
  'style',
  'budget',
  'subject',
  'description',
  'name',
  'email',
  'phone',
] as const
export type EnquiryField = (typeof enquiryFields)[number]
export type Fault = FieldErrorCode | 'needs-contact' | 'area-format'
export type Faults = Partial<Record<EnquiryField, Fault>>

/** Parses the area; full-width digits and thousands separators are accepted. */
export function areaOf({ area }: EnquiryDetails): number | undefined {
  const plain = area.normalize('NFKC').replace(/[,\s]/g, '')
  return plain === '' ? undefined : Number(plain)
}

/** Validates an enquiry before sending. */
export function checkEnquiry(details: EnquiryDetails): Faults {
  const area = areaOf(details)
  const email = details.email.trim()
  const phone = plainPhone(details.phone, details.areaCode)
  const faults: Faults = {}
  if (area !== undefined && !(area > 0 && area <= 100_000)) faults.area = 'area-format'
  if (!details.description.trim()) faults.description = 'required'
  if (!details.name.trim()) faults.name = 'required'
  if (!email && !phone) faults.email = 'needs-contact'
  if (email && !isEmail(email)) faults.email = 'email-format'
  if (phone && !isPhoneOf(details.areaCode, phone)) faults.phone = 'phone-format'
  return faults
}
