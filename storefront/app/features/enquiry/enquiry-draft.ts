import type { AreaUnit } from '@fitout/contract/saleable-area.ts'
import { createDraft } from '../../shared/forms/draft.ts'

/** A picture that the shop already keeps for this visitor. */
export type KeptPicture = { id: string; name: string }

export type EnquiryDetails = {
  location: string
  area: string
  areaUnits: AreaUnit
  style: string
  budget: string
  subject: string
  description: string
  floorPlans: KeptPicture[]
  photos: KeptPicture[]
  name: string
  email: string
  areaCode: string
  phone: string
  /** The field that nobody sees. */
  website: string
  /** The description that was filled in for the sender; while it stands, another may take its place. */
  filledIn: string
  /** The address whose choices have been taken over, so that a reload leaves what was changed since. */
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

/** What somebody writes about his home, until it is sent. */
export const enquiryDraft = createDraft<EnquiryDetails>('enquiry', empty)

/** The enquiry that was sent last and of which no answer has come yet: its content as it was sent, and its key. */
export const enquiryAttempt = createDraft('enquiry-attempt', { content: '', key: '' })
