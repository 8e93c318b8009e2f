import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { declineQuotation } from '@fitout/contract/quotations.ts'
import { writeMessage } from '@fitout/contract/renovation-messages.ts'
import { addRenovationFile, shareRenovationFile } from '@fitout/contract/staff/renovation-files.ts'
import {
  assignRenovation,
  changeRenovation,
  inviteRenovationMember,
  openRenovation,
  setRenovationCheck,
} from '@fitout/contract/staff/renovations.ts'
import type { Member } from './members.ts'
import { sendQuotationTo } from './quotations.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'
import { paperFile } from './trail/example-files.ts'

/** Opens a room with a member as its client; resolves to its id. The member's email counts as confirmed. */
export async function openRoomOf(shop: TestShop, staff: StaffVisitor, { accountId, email }: Member): Promise<string> {
  const { db } = shop.context
  await db.updateTable('accounts').set({ email_verified_at: new Date() }).where('id', '=', accountId).execute()
  return (await staff.call(openRenovation, { body: { name: 'Ho', email } })).data._id
}

/** Adds an event to a room, for its log. */
export async function happenIn(staff: StaffVisitor, id: string): Promise<void> {
  for (const staff_id of [null, staff.accountId]) {
    await staff.call(assignRenovation, { params: { id }, body: { staff_id } })
  }
}

/** Adds a drawing to a room, visible to its members. */
export async function shareDrawing(staff: StaffVisitor, id: string): Promise<string> {
  return shareFile(staff, id, { kind: 'DRAWING', title: 'A-01 平面圖', file: paperFile() })
}

type Shared = QueryInput<typeof addRenovationFile> & { file: File }

export async function shareFile(staff: StaffVisitor, id: string, { file, ...query }: Shared): Promise<string> {
  const { data } = await staff.call(addRenovationFile, { params: { id }, query, file })
  const params = { id, file_id: data._id }
  await staff.call(shareRenovationFile, { params, body: { is_shared: true } })
  return data._id
}

/**
 * Opens a room with data of its client everywhere: facts, a check, an invitation, a drawing, a message, a decision, its log.
 */
export async function fillRoom(
  shop: TestShop,
  staff: StaffVisitor,
  { member, address }: { member: Member; address: string },
): Promise<void> {
  const params = { id: await openRoomOf(shop, staff, member) }
  const change = { revision: 1, address, title: `Home at ${address}` }
  await staff.call(changeRenovation, { params, body: change })
  const check = { state: 'DONE', number: 'P-1', revision: 2 } as const
  await staff.call(setRenovationCheck, { params: { ...params, key: 'PERMIT' }, body: check })
  const guest = { email: `guest-of-${params.id}@shop.example`, right: 'READ', language: 'en' } as const
  await staff.call(inviteRenovationMember, { params, body: guest })
  await shareDrawing(staff, params.id)
  await member.call(writeMessage, { params, body: { text: `The key of ${address} is with the caretaker` } })
  const { params: version } = await sendQuotationTo(await openStaff(shop, 'manager'), params.id)
  await member.call(declineQuotation, { params: version, body: { reason: `We move out of ${address}` } })
}
