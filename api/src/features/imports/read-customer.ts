import { areaCodes, canonicalEmail, isEmail } from '@fitout/contract/formats.ts'
import { canonicalPhone } from '@fitout/contract/telephone.ts'
import { faultAt, type ImportFault, type ImportMapping, type SourceRow } from './import-records.ts'

/** A customer of another shop. Passwords and consents cannot be imported. */
export type ReadCustomer = {
  at: SourceRow
  name: string | null
  email: string | null
  areaCode: string | null
  phone: string | null
  address: string
  note: string
  faults: ImportFault[]
}

export const isShopifyCustomers = (heading: readonly string[]) =>
  heading.includes('Email') && heading.includes('First Name') && heading.includes('Last Name')

export const shopifyCustomerColumns: ImportMapping = {
  email: 'Email',
  first_name: 'First Name',
  last_name: 'Last Name',
  phone: 'Phone',
  note: 'Note',
}

const addressColumns = ['Address1', 'Address2', 'City', 'Province Code', 'Zip', 'Country Code']
export const addressNames = addressColumns.flatMap((name) => [`Default Address ${name}`, name])
const longest = { name: 60, address: 300, note: 2000 }

const cellOf = ({ cells }: SourceRow, column: string | undefined) =>
  (cells[column ?? ''] ?? '').replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim()

/** The contact that identifies a customer, normalised if possible. */
export function customerKey(row: SourceRow, mapping: ImportMapping): string {
  return canonicalEmail(cellOf(row, mapping.email)) || cellOf(row, mapping.phone)
}

export function readCustomer(row: SourceRow, mapping: ImportMapping): ReadCustomer {
  const faults: ImportFault[] = []
  const cell = (name: string) => cellOf(row, mapping[name])
  const columnOf = (name: string) => mapping[name] ?? name
  const email = canonicalEmail(cell('email'))
  if (email !== '' && !isEmail(email)) faults.push(faultAt(row, columnOf('email'), 'email-format'))
  const phone = phoneOf(cell('phone') || cellOf(row, 'Default Address Phone'))
  if (phone === undefined) {
    // Without an email the telephone identifies the account; otherwise an invalid number is no reason to skip the
    // customer.
    faults.push(faultAt(row, columnOf('phone'), 'phone-format', { isPassedOver: email !== '' }))
  }
  if (email === '' && phone === null) faults.push(faultAt(row, columnOf('email'), 'required'))
  const name = cell('name') || `${cell('first_name')} ${cell('last_name')}`.trim()
  const address =
    cell('address') ||
    addressNames
      .map((one) => cellOf(row, one))
      .filter(Boolean)
      .join(', ')
  return {
    at: row,
    name: name.slice(0, longest.name) || null,
    email: email || null,
    areaCode: phone?.areaCode ?? null,
    phone: phone?.phone ?? null,
    address: address.slice(0, longest.address),
    note: cell('note').slice(0, longest.note),
    faults,
  }
}

/** Null if there is none, undefined if it is invalid. */
function phoneOf(typed: string): { areaCode: string; phone: string } | null | undefined {
  if (typed === '') return null
  for (const areaCode of areaCodes) {
    const isOf = typed.startsWith(`+${areaCode}`) || (areaCode === '852' && !typed.startsWith('+'))
    const phone = isOf ? canonicalPhone(areaCode, typed) : undefined
    if (phone) return { areaCode, phone }
  }
  return undefined
}
