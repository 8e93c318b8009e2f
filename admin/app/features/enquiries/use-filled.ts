import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { fillReply } from '@fitout/contract/reply-fields.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { useOneself } from '../../shared/session.ts'
import type { Enquiry } from './enquiry.ts'

const districts = hongKongAreas.flatMap((area) => area.districts)

/** Fills the placeholders of a template from the enquiry, in its sender's language. */
export function useFilled(enquiry: Enquiry): (text: string) => string {
  const colleague = useOneself()?.name ?? ''
  const { name, subject, reference, language, location, project_title: project } = enquiry
  return (text) =>
    fillReply(text, {
      name,
      subject,
      reference,
      colleague,
      project: inLocale(project ?? {}, language),
      district: inLocale(districts.find(({ key }) => key === location)?.title, language),
      appointment_link: window.location.origin + pathTo('appointments', language),
    })
}
