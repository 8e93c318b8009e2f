import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import {
  beginQuotation,
  findStaffQuotation,
  saveQuotationGroup,
  saveQuotationHead,
  sendQuotation,
} from '@fitout/contract/staff/quotations.ts'
import type { StaffVisitor } from './staff.ts'

export type Line = BodyInput<typeof saveQuotationGroup>['lines'][number]
type Trade = 'demolition' | 'masonry' | 'painting' | 'flooring'

const inAll = (text: string) => ({ en: text, zh: text, cn: text })

export function line(title: string, change: Partial<Line> = {}): Line {
  return { kind: 'WORK', title: inAll(title), qty: 1, unit: 'ITEM', unit_price: 1000, ...change }
}

/** The lines of a small complete quotation: HK$38,552.00, of which 8,000.00 are provisional, with separate options. */
export function someLines(): Record<'demolition' | 'masonry' | 'flooring', Line[]> {
  return {
    demolition: [line('Strip kitchen and bathroom', { unit_price: 12_000 })],
    masonry: [
      line('Tile kitchen and bathroom', { qty: 386.5, unit: 'SQFT', unit_price: 48 }),
      line('Repair of spalling concrete', { kind: 'PROVISIONAL', unit_price: 8000 }),
      line('Tiles', { kind: 'CUSTOMER_SUPPLY', unit_price: 0 }),
    ],
    flooring: [
      line('Oak floor', { kind: 'OPTION', unit_price: 9000, set: 'floor', is_default: true }),
      line('Bamboo floor', { kind: 'OPTION', unit_price: 7000, set: 'floor' }),
      line('Skirting', { kind: 'OPTION', unit_price: 880.5 }),
    ],
  }
}

export async function beginDraft(staff: StaffVisitor, id: string, from: 'EMPTY' | 'TEMPLATE' | 'VERSION' = 'TEMPLATE') {
  return (await staff.call(beginQuotation, { params: { id }, body: { from } })).data
}

/** Replaces a group with these lines. */
export async function saveLines(
  staff: StaffVisitor,
  params: { id: string; version: string },
  key: Trade,
  lines: Line[],
) {
  const { data } = await staff.call(findStaffQuotation, { params })
  const revision = data.content.groups.find((group) => group.key === key)?.revision ?? 0
  return (await staff.call(saveQuotationGroup, { params: { ...params, key }, body: { revision, lines } })).data
}

/** A complete draft; resolves to its path and its current state. */
export async function writeQuotation(staff: StaffVisitor, id: string) {
  const { version, head_revision } = await beginDraft(staff, id)
  const params = { id, version: String(version) }
  const start = hongKongDay(new Date(), 30)
  await staff.call(saveQuotationHead, { params, body: { revision: head_revision, start, working_days: 40 } })
  for (const [key, lines] of Object.entries(someLines())) await saveLines(staff, params, key as Trade, lines)
  return { params, draft: (await staff.call(findStaffQuotation, { params })).data }
}

export async function send(staff: StaffVisitor, params: { id: string; version: string }, valid_until?: string) {
  const { revision } = (await staff.call(findStaffQuotation, { params })).data
  const body = { revision, is_warned: true, ...(valid_until && { valid_until }) }
  return (await staff.call(sendQuotation, { params, body })).data
}

/** Writes a version and sends it. */
export async function sendQuotationTo(staff: StaffVisitor, id: string, valid_until?: string) {
  const { params } = await writeQuotation(staff, id)
  return { params, sent: await send(staff, params, valid_until) }
}

/** Sends a new version in place of the last: one line costs more, one is removed, one is new. */
export async function sendNextVersion(staff: StaffVisitor, id: string) {
  const { version, content } = await beginDraft(staff, id, 'VERSION')
  const params = { id, version: String(version) }
  const masonry = content.groups.find(({ key }) => key === 'masonry')
  const lines = (masonry?.lines ?? []).map(({ amount: _amount, ...one }) => one)
  const [first, ...others] = lines
  const changed = first ? [{ ...first, unit_price: first.unit_price + 2 }] : []
  await saveLines(staff, params, 'masonry', [...changed, ...others.slice(0, -1), line('Door sill')])
  return { params, sent: await send(staff, params) }
}
