import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { forgetPassword, resetPassword } from '@fitout/contract/passwords.ts'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { migrate } from '@fitout/contract/registration.ts'
import { verify } from '@fitout/contract/verification-codes.ts'
import {
  acceptInvitation,
  changeMember,
  checkInvitation,
  inviteMember,
  removeMember,
  showRenovation,
} from '@fitout/contract/renovations.ts'
import { findStaffRenovation, inviteRenovationMember, openRenovation } from '@fitout/contract/staff/renovations.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveredCode, type Member, openProvedMember, rightPassword, signIn } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf, uploadPicture } from '../../testing/visitors.ts'
import { sendInvitation } from './invitation-mail.ts'

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

/** Sends the queued invitations, each twice since workers may retry; returns the recipients with their codes. */
async function deliverInvitations(): Promise<{ to: string; code: string }[]> {
  const { rows } = await sql<{ data: { invitationId: string } }>`
    delete from pgboss.job where name = 'renovation-invitation' and state = 'created' returning data`.execute(
    shop.context.db,
  )
  const sent = []
  for (const { data } of rows) {
    const codes = new Set<string>()
    for (const time of ['first', 'second']) {
      await sendInvitation(shop.context, data)
      const path = join(shop.context.config.dataDir, 'mail', `renovation-invitation-${data.invitationId}.eml`)
      const mail = await readFile(path).catch(() => undefined)
      // Ended invitations are not sent.
      if (!mail) continue
      const { to, text = '' } = await PostalMime.parse(mail)
      codes.add(/code=([\w-]+)/.exec(text)?.[1] ?? '')
      if (time === 'first') sent.push({ to: to?.[0]?.address ?? '', code: [...codes][0]! })
    }
    expect(codes.size).toBeLessThan(2)
  }
  return sent
}

const facts = { name: 'Ho Siu Ming', email: 'client@shop.example', title: 'Flat in Sha Tin' }

/** A room that its client has joined. */
async function openRoomOf(client: Member) {
  return (await staff.call(openRenovation, { body: { ...facts, email: client.email } })).data
}

describe('the members of a room', () => {
  beforeEach(async () => {
    staff = await openStaff(shop, 'manager')
  })

  test('R10 an invitation is accepted only with the invited address, once, within 14 days', async () => {
    const [client, spouse, stranger] = [
      await openProvedMember(shop),
      await openProvedMember(shop),
      await openProvedMember(shop),
    ]
    const { _id: id } = await openRoomOf(client)
    const invite = (email: string) =>
      client.call(inviteMember, { params: { id }, body: { email, right: 'APPROVE', language: 'en' } })
    await deliverInvitations()
    await invite(spouse.email)
    const [mail] = await deliverInvitations()
    expect(mail?.to).toBe(spouse.email)
    const code = mail!.code
    const invalid = [404, 'renovation-not-found'] as const
    const anyone = shop.visitor()
    for (let reading = 0; reading < 10; reading += 1) {
      expect((await anyone(checkInvitation, { query: { code } })).data).toMatchObject({
        title: facts.title,
        right: 'APPROVE',
      })
    }
    await expectRefusal(stranger.call(acceptInvitation, { body: { code } }), 422, 'invitation-invalid')
    await expectRefusal(spouse.call(showRenovation, { params: { id } }), ...invalid)
    now += 14 * day
    const later = await signIn(shop, spouse.email)
    await expectRefusal(later.call(acceptInvitation, { body: { code } }), 422, 'invitation-invalid')
    now -= 1000
    const taken = await Promise.allSettled([1, 2, 3].map(() => later.call(acceptInvitation, { body: { code } })))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await later.call(showRenovation, { params: { id } })).data.right).toBe('APPROVE')
    for (const used of [code, 'wrong', 'A'.repeat(22)]) {
      await expectRefusal(later.call(acceptInvitation, { body: { code: used } }), 422, 'invitation-invalid')
      await expectRefusal(anyone(checkInvitation, { query: { code: used } }), 422, 'invitation-invalid')
    }
  })

  test('a client who confirms the invited address, or sets a password by its mail, is led back to the invitation', async () => {
    const email = 'invited@shop.example'
    await staff.call(openRenovation, { body: { ...facts, email } })
    const code = (await deliverInvitations()).find(({ to }) => to === email)?.code
    const guest = await openGuest(shop)
    await guest.call(migrate, { body: { type: 'EMAIL', email, password: rightPassword } })
    const anyone = shop.visitor()
    const proved = await anyone(verify, { query: { verification_code: await deliveredCode(shop, 'verify-email') } })
    expect(proved.data).toEqual({ purpose: 'verify', invitation: code })
    const reset = async () => {
      await anyone(forgetPassword, { body: { type: 'EMAIL', email } })
      const verification_code = await deliveredCode(shop, 'reset-password')
      return (await anyone(resetPassword, { body: { verification_code, new_password: `${rightPassword}5` } })).data
    }
    expect(await reset()).toEqual({ changed: true, invitation: code })
    const client = await signIn(shop, email, `${rightPassword}5`)
    await client.call(acceptInvitation, { body: { code: code! } })
    expect(await reset()).toEqual({ changed: true, invitation: null })
  })

  test('R9 rights end with the next request, including access to files', async () => {
    const [client, spouse] = [await openProvedMember(shop), await openProvedMember(shop)]
    const guest = await openGuest(shop)
    const photo = await uploadPicture(guest)
    const { data: enquiry } = await guest.call(sendEnquiry, {
      body: { name: 'x', email: client.email, description: 'x', photos: [photo] },
    })
    const { data: room } = await staff.call(openRenovation, { body: { enquiry_id: enquiry._id } })
    const params = { id: room._id }
    await client.call(inviteMember, { params, body: { email: spouse.email, right: 'READ', language: 'en' } })
    const mail = (await deliverInvitations()).find(({ to }) => to === spouse.email)
    await spouse.call(acceptInvitation, { body: { code: mail!.code } })
    const file = `/api/renovations/${room._id}/files/${photo}`
    expect([(await client.send(file)).status, (await spouse.send(file)).status]).toEqual([200, 200])
    const foreign = await uploadPicture(await openGuest(shop))
    expect((await client.send(`/api/renovations/${room._id}/files/${foreign}`)).status).toBe(404)
    const member = (await client.call(showRenovation, { params })).data.members.find(({ right }) => right === 'READ')
    const memberParams = { id: room._id, member_id: member!._id }
    await expectRefusal(
      spouse.call(inviteMember, { params, body: { email: 'a@b.example', right: 'READ', language: 'en' } }),
      403,
      'not-allowed',
    )
    const self = (await client.call(showRenovation, { params })).data.members.find(({ is_self }) => is_self)
    await expectRefusal(
      spouse.call(removeMember, { params: { ...params, member_id: self!._id }, body: {} }),
      403,
      'not-allowed',
    )
    const raised = await client.call(changeMember, { params: memberParams, body: { right: 'APPROVE' } })
    expect(raised.data.members.map(({ right }) => right)).toEqual(['CLIENT', 'APPROVE'])
    await expectRefusal(
      client.call(removeMember, { params: { ...params, member_id: self!._id }, body: {} }),
      409,
      'illegal-transition',
    )
    await client.call(removeMember, { params: memberParams, body: {} })
    expect((await spouse.send(file)).status).toBe(404)
    await expectRefusal(spouse.call(showRenovation, { params }), 404, 'renovation-not-found')
  })

  test('a non-member gets identical responses for an existing room and a missing one', async () => {
    const [client, stranger] = [await openProvedMember(shop), await openProvedMember(shop)]
    const { _id: id } = await openRoomOf(client)
    const answer = async (room: string) => {
      const response = await stranger.send(`/api/renovations/${room}/details`)
      return [response.status, { ...((await response.json()) as object), request_id: '' }]
    }
    expect(await answer(id)).toEqual(await answer(crypto.randomUUID()))
  })

  test('at most five besides the client are invited, and a repeated key invites once', async () => {
    const client = await openProvedMember(shop)
    const { _id: id } = await openRoomOf(client)
    const ask = (n: number, key: string = crypto.randomUUID()) =>
      client.call(inviteMember, {
        params: { id },
        body: { email: `guest-${n}@shop.example`, right: 'READ', language: 'zh' },
        idempotencyKey: key,
      })
    const key = crypto.randomUUID()
    const [first, second] = [await ask(1, key), await ask(1, key)]
    expect(second).toEqual(first)
    for (let n = 2; n <= 5; n += 1) await ask(n)
    await expectRefusal(ask(6), 429, 'too-many-members')
    const { data } = await client.call(showRenovation, { params: { id } })
    expect(data.invitations).toHaveLength(5)
    await client.call(removeMember, { params: { id, member_id: first.data._id }, body: {} })
    expect((await ask(6)).data.email).toBe('guest-6@shop.example')
  })

  test('there is at most one client: staff cannot invite another after one has joined', async () => {
    const client = await openProvedMember(shop)
    const { _id: id } = await openRoomOf(client)
    const body = { email: 'second@shop.example', right: 'CLIENT', language: 'en' } as const
    const refused = await refusalOf(staff.call(inviteRenovationMember, { params: { id }, body }))
    expect(refused.code).toBe('illegal-transition')
  })

  test("R62 deleting the client's account empties the room", async () => {
    const client = await openProvedMember(shop)
    const { _id: id } = await openRoomOf(client)
    await client.call(deleteAccount, { body: { password: rightPassword } })
    const { data } = await staff.call(findStaffRenovation, { params: { id } })
    expect(data).toMatchObject({
      status: 'CANCELLED',
      title: '',
      client_name: '',
      client_email: null,
      address: '',
      members: [],
    })
  })
})
