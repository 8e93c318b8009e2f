import type { Locale } from '@fitout/contract/locales.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import {
  beginVariation,
  changeVariation,
  findStaffVariation,
  listProvisionalLines,
  sendVariation,
} from '@fitout/contract/staff/variations.ts'
import { variationSigningVersion } from '@fitout/contract/variation-signing.ts'
import { approveVariation, showVariation } from '@fitout/contract/variations.ts'
import { transaction } from '../database/database.ts'
import { join } from '../features/renovations/renovation-members-service.ts'
import { type Member, openProvedMember } from './members.ts'
import { line } from './quotations.ts'
import type { StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'
import { openWorks } from './works.ts'

/** A contract over HK$100,000 of which 8,000 are provisional; resolves to the room and the key of that line. */
export async function openProvisional(shop: TestShop, staff: StaffVisitor, client: Member) {
  const lines = [
    line('Works', { unit_price: 92_000 }),
    line('Repair of spalling concrete', { kind: 'PROVISIONAL', unit_price: 8000 }),
  ]
  const id = await openWorks(shop, staff, client, { lines })
  const { data } = await staff.call(listProvisionalLines, { params: { id } })
  return { id, key: data[0]?.key ?? '' }
}

/** Adds a member with a right to a room. */
export async function openFellow(
  shop: TestShop,
  id: string,
  right: 'APPROVE' | 'READ',
  locale?: Locale,
): Promise<Member> {
  const member = await openProvedMember(shop, locale)
  await transaction(shop.context.db, (trx) => join(shop.context, trx, id, member.accountId, right))
  return member
}

type Written = Omit<BodyInput<typeof changeVariation>, 'revision'>
type VariationLine = NonNullable<Written['lines']>[number]

const inAll = (text: string) => ({ en: text, zh: text, cn: text })

export function variationLine(sign: 'OLD' | 'NEW', unit_price: number, title = 'Brass handles'): VariationLine {
  return { sign, kind: 'WORK', title: inAll(title), qty: 1, unit: 'ITEM', unit_price }
}

/** Adds to or subtracts from a contract, in dollars, as one line. */
export function changeBy(dollars: number): VariationLine[] {
  return [variationLine(dollars < 0 ? 'OLD' : 'NEW', Math.abs(dollars))]
}

/** A complete draft; resolves to its path. */
export async function writeVariation(staff: StaffVisitor, id: string, written: Written = {}) {
  const { cause = 'CLIENT', provisional_key = null } = written
  const begun = (await staff.call(beginVariation, { params: { id }, body: { cause, provisional_key } })).data
  const params = { id, variation_id: begun._id }
  const whole = { title: inAll('Handles'), reason: inAll('Asked for on site'), lines: changeBy(2100) }
  const body = { ...whole, ...written, revision: begun.revision }
  return { params, draft: (await staff.call(changeVariation, { params, body })).data }
}

type Path = { id: string; variation_id: string }

export async function sendWritten(staff: StaffVisitor, params: Path, valid_until?: string) {
  const { revision } = (await staff.call(findStaffVariation, { params })).data
  const body = { revision, is_warned: true, ...(valid_until && { valid_until }) }
  return (await staff.call(sendVariation, { params, body })).data
}

/** Writes a variation and sends it. */
export async function sendVariationTo(staff: StaffVisitor, id: string, written?: Written) {
  const { params } = await writeVariation(staff, id, written)
  return { params, sent: await sendWritten(staff, params) }
}

export async function approve(member: Member, params: Path, change: object = {}) {
  const { data } = await member.call(showVariation, { params })
  const body = {
    content_hash: data.content_hash ?? '',
    typed_name: 'Ho Siu Ming',
    is_agreed: true as const,
    wording_version: variationSigningVersion,
    ...change,
  }
  return (await member.call(approveVariation, { params, body })).data
}
