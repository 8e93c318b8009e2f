import { areaCodes, plainPhone } from '@fitout/contract/formats.ts'
import { createDraft } from '../forms/draft.ts'

/** The contact typed at sign-in, carried over to registration and the password reset. */
export const contactDraft = createDraft('contact', { email: '', areaCode: '852', phone: '', username: '' })

export type ContactType = 'EMAIL' | 'PHONE'
export type TypedContact = { email: string; areaCode: string; phone: string }

/** The contact as sent in calls. */
export function contactBody(type: ContactType, { email, areaCode, phone }: TypedContact) {
  if (type === 'EMAIL') return { type: 'EMAIL' as const, email: email.trim() }
  // Stored data may be anything.
  const area_code = areaCodes.find((one) => one === areaCode) ?? areaCodes[0]
  return { type: 'PHONE' as const, area_code, phone: plainPhone(phone, areaCode) }
}

/** The same as sent at sign-in. */
export function loginBody(type: ContactType, contact: TypedContact) {
  const body = contactBody(type, contact)
  return 'email' in body ? { type, login_id: body.email } : { type, login_id: body.phone, area_code: body.area_code }
}

/** The contact in readable form. */
export function contactWords(type: ContactType, { email, areaCode, phone }: TypedContact): string {
  return type === 'EMAIL' ? email.trim() : `+${areaCode} ${plainPhone(phone, areaCode)}`
}
