import { areaCodes, canonicalEmail, isEmail } from '@fitout/contract/formats.ts'
import { type AreaCode, canonicalPhone } from '@fitout/contract/telephone.ts'
import { AppError } from '../../http/app-error.ts'

export type Channel = 'EMAIL' | 'PHONE'

/** A contact in canonical form. `target` is the whole of it: `a@b.example`, `852 51234567`. */
export type Contact = { channel: Channel; target: string }

export type TypedContact = {
  email?: string | undefined
  area_code?: AreaCode | undefined
  phone?: string | undefined
}

export function emailContact(email: string): Contact {
  return { channel: 'EMAIL', target: email }
}

export function phoneContact(areaCode: string, phone: string): Contact {
  return { channel: 'PHONE', target: `${areaCode} ${phone}` }
}

/** A contact as columns of an account. */
export function columnsOf({ channel, target }: Contact): { email: string } | { area_code: string; phone: string } {
  const [area_code = '', phone = ''] = target.split(' ')
  return channel === 'EMAIL' ? { email: target } : { area_code, phone }
}

/** In dialling form: `+85251234567`. */
export function dialled(contact: Contact): string {
  return `+${contact.target.replace(' ', '')}`
}

/** Parses a typed contact of one kind; undefined if omitted. Throws `invalid-input`. */
export function readContact(channel: Channel, typed: TypedContact): Contact | undefined {
  if (channel === 'EMAIL') return typed.email ? emailContact(typed.email) : undefined
  if (!typed.phone) return undefined
  const areaCode = typed.area_code ?? areaCodes[0]
  const phone = canonicalPhone(areaCode, typed.phone)
  if (!phone) throw new AppError('invalid-input', { errors: [{ path: 'phone', code: 'phone-format' }] })
  return phoneContact(areaCode, phone)
}

export function requireContact(channel: Channel, typed: TypedContact): Contact {
  const contact = readContact(channel, typed)
  if (contact) return contact
  throw new AppError('invalid-input', { errors: [{ path: channel === 'EMAIL' ? 'email' : 'phone', code: 'required' }] })
}

/** The contacts that a login id can mean, likeliest first; empty for an invalid one. */
export function loginContacts(channel: Channel, typed: string, areaCode: AreaCode | undefined): Contact[] {
  if (channel === 'EMAIL') {
    const email = canonicalEmail(typed)
    return isEmail(email) ? [emailContact(email)] : []
  }
  return (areaCode ? [areaCode] : areaCodes).flatMap((code) => {
    const phone = canonicalPhone(code, typed)
    return phone ? [phoneContact(code, phone)] : []
  })
}

/** Masks a contact so that only its owner recognises it: `c•••@shop.example`, `•••• 4567`. */
export function maskContact({ channel, target }: Contact): string {
  if (channel === 'PHONE') return `•••• ${target.slice(-4)}`
  const at = target.lastIndexOf('@')
  return `${target.slice(0, 1)}•••${target.slice(at)}`
}
