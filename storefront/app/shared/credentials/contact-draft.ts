import { areaCodes, plainPhone } from '@fitout/contract/formats.ts'
import { createDraft } from '../forms/draft.ts'

/** Who somebody says to be: it goes along from signing in to registering or to a forgotten password. */
export const contactDraft = createDraft('contact', { email: '', areaCode: '852', phone: '', username: '' })

export type ContactType = 'EMAIL' | 'PHONE'
export type TypedContact = { email: string; areaCode: string; phone: string }

/** The contact as the calls take it. */
export function contactBody(type: ContactType, { email, areaCode, phone }: TypedContact) {
  if (type === 'EMAIL') return { type: 'EMAIL' as const, email: email.trim() }
  // What a browser has kept may be anything.
  const area_code = areaCodes.find((one) => one === areaCode) ?? areaCodes[0]
  return { type: 'PHONE' as const, area_code, phone: plainPhone(phone, areaCode) }
}

/** The same as signing in takes it. */
export function loginBody(type: ContactType, contact: TypedContact) {
  const body = contactBody(type, contact)
  return 'email' in body ? { type, login_id: body.email } : { type, login_id: body.phone, area_code: body.area_code }
}

/** The contact as people read it. */
export function contactWords(type: ContactType, { email, areaCode, phone }: TypedContact): string {
  return type === 'EMAIL' ? email.trim() : `+${areaCode} ${plainPhone(phone, areaCode)}`
}
