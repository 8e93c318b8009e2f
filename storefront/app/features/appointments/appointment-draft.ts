import type { VisitKind } from '@fitout/contract/appointments.ts'
import { createDraft } from '../../shared/forms/draft.ts'
import type { District } from '../../shared/appointments/slots.ts'

/** The form and the held slot, kept until the appointment is made. */
export const appointmentDraft = createDraft('appointment', {
  kind: 'MEASUREMENT' as VisitKind,
  district: '' as District | '',
  name: '',
  email: '',
  areaCode: '852',
  phone: '',
  address: '',
  note: '',
  /** The enquiry the visitor came from; empty if none. */
  enquiryId: '',
  /** The honeypot field. */
  website: '',
  /** Milliseconds since 1970, when the place was first held; 0 before. */
  startedAt: 0,
  holdId: '',
  /** The end of the hold, and its time. */
  expiresAt: '',
  startsAt: '',
  minutes: 0,
})

export const noHold = { holdId: '', expiresAt: '', startsAt: '', minutes: 0 }

/** The last attempt that was not answered: its content and idempotency key. */
export const appointmentAttempt = createDraft('appointment-attempt', { content: '', key: '' })
