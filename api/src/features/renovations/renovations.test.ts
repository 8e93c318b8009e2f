import { ownEnquiries, sendEnquiry } from '@fitout/contract/enquiries.ts'
import { budgetBands } from '@fitout/contract/project-options.ts'
import { inviteMember, listRenovationEvents, ownRenovations, showRenovation } from '@fitout/contract/renovations.ts'
import { bookVisit } from '@fitout/contract/staff/appointments.ts'
import {
  assignRenovation,
  cancelRenovation,
  changeRenovation,
  findStaffRenovation,
  listStaffRenovations,
  listVisitsOfRenovation,
  openRenovation,
  setRenovationCheck,
} from '@fitout/contract/staff/renovations.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveAppointment } from '../../testing/appointments.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { addSlot } from '../../testing/slots.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf, uploadPicture } from '../../testing/visitors.ts'
import { sweepEnquiries } from '../enquiries/enquiries-service.ts'
import { sweepRenovations } from './renovations-service.ts'

let shop: TestShop
let staff: StaffVisitor
let now = Date.now()
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const day = 86_400_000

const facts = { name: 'Ho Siu Ming', email: 'client@shop.example', title: 'Flat in Sha Tin' }

/** A room that its client has joined. */
async function openRoomOf(client: Member) {
  return (await staff.call(openRenovation, { body: { ...facts, email: client.email } })).data
}

describe('a room', () => {
  test('R7 copies the whole enquiry with every picture, and is opened once', async () => {
    const guest = await openGuest(shop, 'zh')
    const asked = {
      name: '何小明',
      email: 'ho@shop.example',
      area_code: '852',
      phone: '91234567',
      subject: '沙田三房全屋裝修',
      description: '想拆一幅牆，\n並重做廚廁。',
      style: 'japandi',
      location: 'sha-tin',
      area: 60,
      area_units: 'sqm',
    } as const
    const plan = await uploadPicture(guest)
    const photos = [await uploadPicture(guest), await uploadPicture(guest)]
    const budget = budgetBands[1].key
    const { data: enquiry } = await guest.call(sendEnquiry, {
      body: { ...asked, budget, floor_plans: [plan], photos },
    })
    const opened = await Promise.allSettled(
      Array.from({ length: 5 }, () => staff.call(openRenovation, { body: { enquiry_id: enquiry._id } })),
    )
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = await expectRefusal(
      staff.call(openRenovation, { body: { enquiry_id: enquiry._id } }),
      409,
      'already-opened',
    )
    const id = String(again.details?.['renovation_id'])
    const { data: room } = await staff.call(findStaffRenovation, { params: { id } })
    expect(room).toMatchObject({
      status: 'PLANNING',
      title: asked.subject,
      language: 'zh',
      client_name: asked.name,
      client_email: asked.email,
      client_number: '+852 91234567',
      description: asked.description,
      budget,
      style: asked.style,
      district: asked.location,
      saleable_sqft: 646,
      file_ids: [plan, ...photos],
      enquiry: { _id: enquiry._id, reference: enquiry.reference },
      has_client: false,
      invitations: [{ email: asked.email, right: 'CLIENT' }],
    })
    for (const file of room.file_ids) {
      expect((await staff.send(`/api/admin/renovations/${id}/files/${file}`)).status).toBe(200)
    }
    expect((await staff.call(findStaffEnquiry, { params: { id: enquiry._id } })).data.status).toBe('ANSWERED')
    // Enquiries are kept for two years, rooms without a contract until two years after their last event.
    now += 732 * day
    staff = await openStaff(shop, 'manager')
    await sweepEnquiries(shop.context)
    expect((await staff.send(`/api/admin/renovations/${id}/files/${plan}`)).status).toBe(200)
    await sweepRenovations(shop.context)
    await expectRefusal(staff.call(findStaffRenovation, { params: { id } }), 404, 'renovation-not-found')
  })

  test('is opened once per appointment, even by different staff, and the second caller is told which room', async () => {
    const { accountId } = await openProvedMember(shop)
    const appointment_id = await leaveAppointment(shop, accountId, '2099-03-02T10:00:00+08:00')
    const body = { name: 'Wong Twice', email: 'twice@shop.example', appointment_id }
    const colleague = await openStaff(shop, 'support')
    const opening = Array.from({ length: 8 }, (_, at) => (at % 2 ? staff : colleague).call(openRenovation, { body }))
    const opened = (await Promise.allSettled(opening)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(opened).toHaveLength(1)
    const again = await expectRefusal(staff.call(openRenovation, { body }), 409, 'already-opened')
    expect(again.details).toEqual({ renovation_id: opened[0]?.data._id })
    const { total } = await staff.call(listStaffRenovations, { query: { q: body.name, status: 'PLANNING' } })
    expect(total).toBe(1)
    expect(opened[0]?.data.invitations).toHaveLength(1)
    const other = { ...body, appointment_id: crypto.randomUUID() }
    await expectRefusal(staff.call(openRenovation, { body: other }), 404, 'appointment-not-found')
  })

  test('is joined at once by a member with that confirmed address', async () => {
    const client = await openProvedMember(shop)
    const room = await openRoomOf(client)
    expect([room.has_client, room.invitations]).toEqual([true, []])
    const { data, total } = await client.call(ownRenovations)
    expect([total, data[0]?._id, data[0]?.waits_for]).toEqual([1, room._id, 'STUDIO'])
    const { data: own } = await client.call(showRenovation, { params: { id: room._id } })
    expect(own).toMatchObject({ right: 'CLIENT', members: [{ right: 'CLIENT', is_self: true }] })
    expect(JSON.stringify(own)).not.toContain('client_email')
  })

  test('is shown to its client beside the enquiry that led to it, and to staff with the visits of the client', async () => {
    const client = await openProvedMember(shop)
    const asked = { name: 'Ho Siu Ming', email: client.email, description: 'A new kitchen' }
    const { data: enquiry } = await client.call(sendEnquiry, { body: asked })
    const visitor = { name: 'Ho', address: 'Flat 5', district: 'sha-tin', language: 'en', phone: '91112222' } as const
    const colleague = await openStaff(shop, 'support')
    const book = async (on: string, body: object) => {
      const slot_id = await addSlot(shop, `${on}T02:00:00Z`, { kind: 'MEASUREMENT', staff_id: colleague.accountId })
      return (await staff.call(bookVisit, { body: { ...visitor, slot_id, ...body } })).data
    }
    const soon = (days: number) => new Date(now + days * day).toISOString().slice(0, 10)
    const measuring = await book(soon(3), { enquiry_id: enquiry._id })
    const other = await book(soon(2), { email: client.email })
    await book(soon(4), { phone: '92223333' })
    const { data: room } = await staff.call(openRenovation, { body: { enquiry_id: enquiry._id } })
    const visits = async () => (await staff.call(listVisitsOfRenovation, { params: { id: room._id } })).data
    expect(await visits()).toEqual([
      {
        _id: measuring._id,
        reference: measuring.reference,
        kind: 'MEASUREMENT',
        service: null,
        starts_at: `${soon(3)}T02:00:00.000Z`,
        status: 'BOOKED',
        staff_name: expect.stringContaining('support'),
        is_own: true,
      },
      expect.objectContaining({ _id: other._id, is_own: false }),
    ])
    const own = async (member: Member) => (await member.call(ownEnquiries)).data.map((one) => one.renovation_id)
    expect(await own(client)).toEqual([room._id])
    await expectRefusal(
      (await openStaff(shop, 'editor')).call(listVisitsOfRenovation, { params: { id: room._id } }),
      403,
      'not-allowed',
    )
    await expectRefusal(
      staff.call(listVisitsOfRenovation, { params: { id: crypto.randomUUID() } }),
      404,
      'renovation-not-found',
    )
  })

  test('requires a name and an address, and names the missing field', async () => {
    const problem = async (body: Record<string, string>) =>
      (await refusalOf(staff.call(openRenovation, { body }))).errors?.map(({ path, code }) => [path, code])
    expect(await problem({ email: facts.email })).toEqual([['name', 'required']])
    expect(await problem({ name: facts.name })).toEqual([['email', 'required']])
    expect(await problem({ ...facts, phone: '123' })).toEqual([['phone', 'phone-format']])
  })

  test('can only be changed by staff who have the latest revision, and logs each change', async () => {
    const client = await openProvedMember(shop)
    const { _id: id, revision } = await openRoomOf(client)
    const params = { id }
    const body = { revision, address: 'Flat 8, Block 2', district: 'sha-tin', saleable_sqft: 612 } as const
    const { data: changed } = await staff.call(changeRenovation, { params, body })
    expect(changed).toMatchObject({ address: 'Flat 8, Block 2', saleable_sqft: 612, revision: revision + 1 })
    await expectRefusal(
      staff.call(changeRenovation, { params, body: { revision, title: 'x' } }),
      409,
      'changed-meanwhile',
    )
    const permit = { state: 'DONE', number: 'P-1', valid_until: '2026-01-31', revision: revision + 1 } as const
    const check = { params: { id, key: 'PERMIT' }, body: permit }
    const { data: checked } = await staff.call(setRenovationCheck, check)
    expect(checked.checks).toMatchObject([
      { key: 'PERMIT', state: 'DONE', is_over: true, staff_name: expect.any(String) },
    ])
    expect(checked.missing_checks).toEqual(['PERMIT'])
    await expectRefusal(staff.call(setRenovationCheck, check), 409, 'changed-meanwhile')
    const notNeeded = { state: 'NOT_NEEDED', revision: revision + 2 } as const
    const refused = await refusalOf(staff.call(setRenovationCheck, { params: { id, key: 'GAS' }, body: notNeeded }))
    expect(refused.errors).toMatchObject([{ path: 'reason', code: 'required' }])
    await staff.call(assignRenovation, { params, body: { staff_id: null } })
    const { data: events } = await client.call(listRenovationEvents, { params })
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['assigned', 'STAFF'],
      ['check', 'STAFF'],
      ['changed', 'STAFF'],
      ['joined', 'MEMBER'],
      ['opened', 'STAFF'],
    ])
    expect(JSON.stringify(events)).not.toMatch(/Block 2|@shop\.example/)
  })

  test('that is cancelled can be read but not written', async () => {
    const client = await openProvedMember(shop)
    const { _id: id, revision } = await openRoomOf(client)
    const cancel = () => staff.call(cancelRenovation, { params: { id }, body: { reason: 'Moved abroad' } })
    const answers = await Promise.allSettled([cancel(), cancel(), cancel()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await client.call(showRenovation, { params: { id } })).data.status).toBe('CANCELLED')
    const writes = [
      () => staff.call(changeRenovation, { params: { id }, body: { revision, title: 'x' } }),
      () =>
        client.call(inviteMember, { params: { id }, body: { email: 'a@b.example', right: 'READ', language: 'en' } }),
    ]
    for (const write of writes) await expectRefusal(write(), 409, 'illegal-transition')
  })

  test('is found by staff by part of its reference, title or client, and by state', async () => {
    const client = await openProvedMember(shop)
    const { _id: id, reference } = await openRoomOf(client)
    const found = async (query: { q?: string; status?: 'PLANNING' | 'QUOTED' }) =>
      (await staff.call(listStaffRenovations, { query })).data.some((one) => one._id === id)
    expect(await found({ q: reference.slice(3, 9).toLowerCase() })).toBe(true)
    expect(await found({ q: '%' })).toBe(false)
    expect([await found({ status: 'PLANNING' }), await found({ status: 'QUOTED' })]).toEqual([true, false])
  })

  test('is listed by title, by the end of its permit, and by when it was opened or last changed', async () => {
    const name = `Mei ${crypto.randomUUID().slice(0, 8)}`
    const titled: [title: string, permit_until: string | null][] = [
      ['C', '2027-02-01'],
      ['A', null],
      ['B', '2027-01-01'],
    ]
    for (const [title, permit_until] of titled) {
      now += 1000
      const body = { ...facts, name, title }
      const { data } = await staff.call(openRenovation, { body })
      const { _id: id, revision } = data
      await staff.call(changeRenovation, { params: { id }, body: { revision, building: { permit_until } } })
    }
    const titles = async (query: QueryInput<typeof listStaffRenovations>) =>
      (await staff.call(listStaffRenovations, { query: { q: name, ...query } })).data.map(({ title }) => title).join('')
    expect(await titles({ sort_by: 'title' })).toBe('ABC')
    // Without a permit they come last.
    expect(await titles({ sort_by: 'permit_until', status: 'PLANNING' })).toBe('BCA')
    expect(await titles({ sort_by: 'created_at', sort_order: 'desc' })).toBe('BAC')
    expect(await titles({ sort_by: 'moved_at' })).toBe('CAB')
  })
})
