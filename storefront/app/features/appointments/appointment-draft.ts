import type { VisitKind } from '@fitout/contract/appointments.ts'
import { createDraft } from '../../shared/forms/draft.ts'
import type { District } from '../../shared/appointments/slots.ts'

/** What is typed and held, until the appointment is made. */
export const appointmentDraft = createDraft('appointment', {
  kind: 'MEASUREMENT' as VisitKind,
  district: '' as District | '',
  name: '',
  email: '',
  areaCode: '852',
  phone: '',
  address: '',
  note: '',
  /** The enquiry that led here; empty for none. */
  enquiryId: '',
  /** The honeypot field. */
  website: '',
  /** Milliseconds since 1970, when the place was first held; 0 before. */
  startedAt: 0,
  holdId: '',
  /** Of the hold: when it ends, and the time that it keeps. */
  expiresAt: '',
  startsAt: '',
  minutes: 0,
})

export const noHold = { holdId: '', expiresAt: '', startsAt: '', minutes: 0 }

/** The last attempt that had no answer so far: its content as sent, and its key. */
export const appointmentAttempt = createDraft('appointment-attempt', { content: '', key: '' })
