import { deleteAccount } from '@fitout/contract/personal-data.ts'
import {
  listMessages,
  messageDaysAfterEnd,
  readMessages,
  strikeMessage,
  writeMessage,
} from '@fitout/contract/renovation-messages.ts'
import { listRenovationEvents, ownRenovations, removeMember, showRenovation } from '@fitout/contract/renovations.ts'
import { answerMessage, listStaffMessages, strikeStaffMessage } from '@fitout/contract/staff/renovation-messages.ts'
import { cancelRenovation } from '@fitout/contract/staff/renovations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { uploadSitePicture } from '../../testing/handovers.ts'
import { type Member, openProvedMember, rightPassword } from '../../testing/members.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf, uploadPicture } from '../../testing/visitors.ts'

let shop: TestShop
let staff: StaffVisitor
let now = Date.now()
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
})
// The clock is reset for each test: a session would not outlast the hours that others skip.
beforeEach(async () => {
  now = Date.now()
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const minute = 60_000
const day = 24 * 60 * minute

async function openRoom() {
  const client = await openProvedMember(shop)
  const id = await openRoomOf(shop, staff, client)
  return { client, id, params: { id } }
}

/** Another member of a room. */
async function addMember(id: string, right: 'APPROVE' | 'READ') {
  const member = await openProvedMember(shop)
  const created_at = new Date(now)
  const row = { id: newId(), renovation_id: id, account_id: member.accountId, right, created_at }
  await shop.context.db.insertInto('renovation_members').values(row).execute()
  return { member, memberId: row.id }
}

const write = async (by: Member, id: string, text: string) =>
  (await by.call(writeMessage, { params: { id }, body: { text } })).data

/** Advances the clock, so that messages have an order. */
const later = (milliseconds = 1000) => {
  now += milliseconds
}

describe('the messages of a room', () => {
  test('reach all members and the studio, newest first, and are logged without their text', async () => {
    const { client, id, params } = await openRoom()
    const { member } = await addMember(id, 'READ')
    await write(client, id, 'When do you come?')
    later()
    await staff.call(answerMessage, { params, body: { text: 'On Monday' } })
    later()
    await write(member, id, 'Fine')
    for (const call of [client.call, member.call]) {
      const { data } = await call(listMessages, { params })
      expect(data.map(({ from, text }) => [from, text])).toEqual([
        ['MEMBER', 'Fine'],
        ['STUDIO', 'On Monday'],
        ['MEMBER', 'When do you come?'],
      ])
    }
    const { data } = await staff.call(listStaffMessages, { params })
    expect(data.map(({ is_own: isOwn }) => isOwn)).toEqual([false, true, false])
    const events = (await client.call(listRenovationEvents, { params })).data
    expect(events.slice(0, 3).map(({ action, facts }) => [action, facts])).toEqual(
      Array.from({ length: 3 }, () => ['message-written', { thread: 'GENERAL' }]),
    )
  })

  test('count as unread for each person who has not read them, in the room and on its card', async () => {
    const { client, id, params } = await openRoom()
    const { member } = await addMember(id, 'APPROVE')
    await write(client, id, 'One')
    later()
    const last = (await staff.call(answerMessage, { params, body: { text: 'Two' } })).data
    const unreadOf = async ({ call }: Member) => {
      const [card] = (await call(ownRenovations)).data
      expect((await call(showRenovation, { params })).data.unread).toBe(card?.unread)
      return card?.unread
    }
    expect([await unreadOf(client), await unreadOf(member)]).toEqual([1, 2])
    expect(await client.call(readMessages, { params, body: { until: last.created_at } })).toEqual({
      data: { unread: 0 },
    })
    expect([await unreadOf(client), await unreadOf(member)]).toEqual([0, 2])
    // Later messages stay unread, even if the client reports a future time of reading.
    await member.call(readMessages, { params, body: { until: new Date(now + day).toISOString() } })
    later()
    await write(client, id, 'Three')
    expect([await unreadOf(client), await unreadOf(member)]).toEqual([0, 1])
  })

  test('are stored once per key, and limited to sixty an hour per member', async () => {
    const { client, params } = await openRoom()
    const idempotencyKey = newId()
    const body = { text: 'Twice' }
    const once = await client.call(writeMessage, { params, body, idempotencyKey })
    expect(await client.call(writeMessage, { params, body, idempotencyKey })).toEqual(once)
    expect((await client.call(listMessages, { params })).total).toBe(1)
    const blank = await refusalOf(client.call(writeMessage, { params, body: { text: '  ' } }))
    expect(blank.errors?.map(({ path }) => path)).toEqual(['text'])
  })

  test('can be retracted by their author within ten minutes, and by no one else', async () => {
    const { client, id, params } = await openRoom()
    const { member } = await addMember(id, 'APPROVE')
    const { _id: message_id, strike_until: until } = await write(client, id, 'Wrong flat')
    expect(Date.parse(until ?? '')).toBe(now + 10 * minute)
    const path = { params: { ...params, message_id }, body: {} }
    await expectRefusal(member.call(strikeMessage, path), 409, 'illegal-transition')
    await expectRefusal(staff.call(strikeStaffMessage, path), 409, 'illegal-transition')
    const { data } = await client.call(strikeMessage, path)
    expect(data).toMatchObject({ text: '', is_struck: true, strike_until: null })
    expect(JSON.stringify(await staff.call(listStaffMessages, { params }))).not.toContain('Wrong flat')
    const { _id: second } = await write(client, id, 'Stays')
    later(10 * minute)
    const tooLate = client.call(strikeMessage, { params: { ...params, message_id: second }, body: {} })
    await expectRefusal(tooLate, 409, 'illegal-transition')
  })

  test('can have pictures, which only the room can open, until they are retracted', async () => {
    const { client, id, params } = await openRoom()
    const { member, memberId } = await addMember(id, 'READ')
    const image = await uploadPicture(client)
    const { data } = await client.call(writeMessage, { params, body: { text: 'This crack', images: [image] } })
    const path = `/renovations/${id}/messages/${data._id}/images/${image}`
    const statusFor = async (one: Member) => (await one.send(`/api${path}`)).status
    const stranger = await openProvedMember(shop)
    expect([await statusFor(client), await statusFor(member), await statusFor(stranger)]).toEqual([200, 200, 404])
    expect((await staff.send(`/api/admin${path}`)).status).toBe(200)
    await client.call(removeMember, { params: { ...params, member_id: memberId }, body: {} })
    expect(await statusFor(member)).toBe(404)
    const foreign = await uploadPicture(stranger)
    const taken = client.call(writeMessage, { params, body: { text: 'Not mine', images: [foreign] } })
    await expectRefusal(taken, 404, 'file-not-found')
    await client.call(strikeMessage, { params: { ...params, message_id: data._id }, body: {} })
    expect(await statusFor(client)).toBe(404)
  })

  test('can have pictures of the studio too, each only of the colleague who uploaded it and only once', async () => {
    const { client, id, params } = await openRoom()
    const image = await uploadSitePicture(staff)
    const body = { text: 'This one?', images: [image] }
    const { data } = await staff.call(answerMessage, { params, body })
    expect(data.image_ids).toEqual([image])
    const [shown] = (await client.call(listMessages, { params })).data
    expect(shown?.image_ids).toEqual([image])
    const path = `/api/renovations/${id}/messages/${data._id}/images/${image}`
    const stranger = await openProvedMember(shop)
    expect([(await client.send(path)).status, (await stranger.send(path)).status]).toEqual([200, 404])
    await expectRefusal(staff.call(answerMessage, { params, body }), 404, 'file-not-found')
    const foreign = await uploadSitePicture(await openStaff(shop, 'support'))
    const taken = staff.call(answerMessage, { params, body: { text: 'Not mine', images: [foreign] } })
    await expectRefusal(taken, 404, 'file-not-found')
    expect((await client.call(listMessages, { params })).total).toBe(1)
    await client.call(deleteAccount, { body: { password: rightPassword } })
    const file = await shop.context.db.selectFrom('files').select('used_at').where('id', '=', image).executeTakeFirst()
    expect(file).toEqual({ used_at: null })
  })

  test('can be written for 90 days after the end, and do not extend that time', async () => {
    const { client, id, params } = await openRoom()
    await staff.call(cancelRenovation, { params, body: { reason: 'Moved away' } })
    const ended = (daysAgo: number) =>
      sql`update renovation_events set at = ${new Date(now - daysAgo * day)} where action = 'cancelled'`.execute(
        shop.context.db,
      )
    await sql`update renovation_events set at = at - interval '1 year' where renovation_id = ${id}`.execute(
      shop.context.db,
    )
    await ended(messageDaysAfterEnd - 1)
    await write(client, id, 'May I have the drawings?')
    await ended(messageDaysAfterEnd)
    await write(client, id, 'Please?')
    later(1)
    await expectRefusal(client.call(writeMessage, { params, body: { text: 'Now?' } }), 409, 'illegal-transition')
    await expectRefusal(staff.call(answerMessage, { params, body: { text: 'Here' } }), 409, 'illegal-transition')
    expect((await client.call(listMessages, { params })).total).toBe(2)
  })

  test("are deleted with the client's account, along with pictures of others", async () => {
    const { client, id, params } = await openRoom()
    const { member } = await addMember(id, 'APPROVE')
    const image = await uploadPicture(member)
    await member.call(writeMessage, { params, body: { text: 'Our kitchen', images: [image] } })
    await client.call(deleteAccount, { body: { password: rightPassword } })
    const { db } = shop.context
    expect(await db.selectFrom('renovation_messages').select('id').where('renovation_id', '=', id).execute()).toEqual(
      [],
    )
    const file = await db.selectFrom('files').select('used_at').where('id', '=', image).executeTakeFirst()
    expect(file).toEqual({ used_at: null })
  })
})
