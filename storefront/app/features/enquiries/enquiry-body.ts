import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { plainPhone } from '@fitout/contract/formats.ts'
import type { Langs } from '@fitout/contract/localised.ts'
import { areaOf } from './check-enquiry.ts'
import type { EnquiryDetails } from './enquiry-draft.ts'

export type EnquiryBody = BodyInput<typeof sendEnquiry>

/** The origin of the enquiry: the project or the service that it is about. */
export type About = { kind: 'project' | 'service'; id: string; title: string } & Langs<'title'>

/** The enquiry as it is sent. */
export function enquiryBody(details: EnquiryDetails, about: About | undefined, page: string): EnquiryBody {
  const { budget, style, location } = details as Pick<EnquiryBody, 'budget' | 'style' | 'location'>
  return {
    name: details.name.trim(),
    email: details.email.trim(),
    area_code: details.areaCode as EnquiryBody['area_code'],
    phone: plainPhone(details.phone, details.areaCode),
    subject: details.subject.trim(),
    description: details.description.trim(),
    budget,
    style,
    location,
    area: areaOf(details),
    area_units: details.areaUnits,
    floor_plans: details.floorPlans.map(({ id }) => id),
    photos: details.photos.map(({ id }) => id),
    ...(about && { [about.kind]: about.id }),
    source_page: page.slice(0, 300),
    website: details.website,
  }
}
