import { isEmail, areaCodes, digitsPattern } from '@fitout/contract/formats.ts'
import { createDraft } from '../../shared/forms/draft.ts'

/** `token` comes from a link sent by the studio, and replaces the contact. */
export type Tracking = { reference: string; contact: string; token: string; isAsked: boolean }

/**
 * The typed look-up, and whether it was submitted. It survives a change of language, but not a reload, since orders are
 * often looked up on a shared device.
 */
export const trackingDraft = createDraft<Tracking>(
  'order-tracking',
  { reference: '', contact: '', token: '', isAsked: false },
  { survivesReload: false },
)

export type TrackingFaults = { reference?: 'required'; contact?: 'required' | 'emailFormat' | 'phoneFormat' }

/** One field accepts either contact: input with an @ or a letter is taken as an email. */
export function contactOf(typed: string): { email: string } | { phone: string } {
  const contact = typed.trim()
  if (/[@\p{L}]/u.test(contact)) return { email: contact }
  const compact = contact.replace(/[\s-]/g, '')
  const areaCode = areaCodes.find((code) => compact.startsWith(`+${code}`))
  return { phone: areaCode ? compact.slice(areaCode.length + 1) : compact }
}

export function checkTracking({ reference, contact }: Tracking): TrackingFaults {
  const faults: TrackingFaults = {}
  if (!reference.trim()) faults.reference = 'required'
  const meant = contactOf(contact)
  if (!contact.trim()) faults.contact = 'required'
  else if ('email' in meant && !isEmail(meant.email)) faults.contact = 'emailFormat'
  else if ('phone' in meant && !digitsPattern.test(meant.phone)) faults.contact = 'phoneFormat'
  return faults
}
