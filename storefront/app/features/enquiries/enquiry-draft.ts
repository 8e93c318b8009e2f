import type { AreaUnit } from '@fitout/contract/saleable-area.ts'
import { createDraft } from '../../shared/forms/draft.ts'

/** A picture that the shop already stores for this visitor. */
export type StoredPicture = { id: string; name: string }

/** A PDF among the floor plans, which no browser shows as a picture. */
export const isDocument = ({ name }: { name: string }) => /\.pdf$/i.test(name)

export type EnquiryDetails = {
  location: string
  area: string
  areaUnits: AreaUnit
  style: string
  budget: string
  subject: string
  description: string
  floorPlans: StoredPicture[]
  photos: StoredPicture[]
  name: string
  email: string
  areaCode: string
  phone: string
  /** The honeypot field. */
  website: string
  /** The prefilled description; as long as it is unchanged, another one may replace it. */
  filledIn: string
  /** The address whose choices were applied, so that a reload keeps later changes. */
  startedFrom: string
  /** Milliseconds since 1970, when the first word was typed; 0 before. */
  startedAt: number
}

const empty: EnquiryDetails = {
  location: '',
  area: '',
  areaUnits: 'sqft',
  style: '',
  budget: '',
  subject: '',
  description: '',
  floorPlans: [],
  photos: [],
  name: '',
  email: '',
  areaCode: '852',
  phone: '',
  website: '',
  filledIn: '',
  startedFrom: '',
  startedAt: 0,
}

/** The input of the enquiry form, until it is sent. */
export const enquiryDraft = createDraft<EnquiryDetails>('enquiry', empty)

/** The last enquiry sent without an answer so far: its content as sent, and its key. */
export const enquiryAttempt = createDraft('enquiry-attempt', { content: '', key: '' })
