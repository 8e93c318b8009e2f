import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { areaCodes, isPhoneOf, plainPhone } from '@fitout/contract/formats.ts'
import { addressFaults } from '@fitout/contract/hong-kong-address.ts'
import { createDraft } from '../../../shared/forms/draft.ts'
import type { Recipient, RecipientBody } from './use-recipient.ts'

const empty = {
  name: '',
  areaCode: '852',
  phone: '',
  region: '',
  district: '',
  sub_district: '',
  street: '',
  estate: '',
  block: '',
  floor: '',
  flat: '',
  /** A village house, or a building without flats. */
  hasNoUnit: false,
}
export type RecipientFields = typeof empty
type RecipientField = keyof RecipientFields
export type RecipientFaults = Partial<Record<RecipientField, FieldErrorCode>>

export const recipientDraft = createDraft('delivery-recipient', { ...empty, editor: '' })

export function fieldsOf(kept: Recipient | null): RecipientFields {
  if (!kept) return empty
  const { area_code, address: _address, ...parts } = kept
  // A stored address without a flat has none.
  const hasNoUnit = Boolean(parts.estate) && !parts.flat
  return { ...empty, ...parts, areaCode: area_code, hasNoUnit }
}

export function checkRecipient(fields: RecipientFields): RecipientFaults {
  const phone = plainPhone(fields.phone, fields.areaCode)
  const faults: RecipientFaults = {}
  if (!fields.name.trim()) faults.name = 'required'
  if (!phone) faults.phone = 'required'
  else if (!isPhoneOf(fields.areaCode, phone)) faults.phone = 'phone-format'
  if (!fields.hasNoUnit && !fields.flat.trim()) faults.flat = 'required'
  for (const { path, code } of addressFaults({ ...fields, address: '' })) {
    // The form has no field for an undivided address: the error is shown at the district, its first field.
    faults[path === 'address' ? 'district' : path] ??= code
  }
  return faults
}

export function recipientBody(fields: RecipientFields): RecipientBody {
  const { name, areaCode, phone, hasNoUnit, flat, ...rest } = fields
  const parts = { ...rest, flat: hasNoUnit ? '' : flat }
  const filled = Object.entries(parts)
    .map(([part, value]) => [part, value.trim()] as const)
    .filter(([part, value]) => value !== '' && part !== 'editor')
  return {
    ...Object.fromEntries(filled),
    name: name.trim(),
    area_code: areaCodes.find((code) => code === areaCode) ?? '852',
    phone: plainPhone(phone, areaCode),
  }
}
