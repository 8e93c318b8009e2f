import { listMessages, strikeMessage, writeMessage } from '@fitout/contract/renovation-messages.ts'
import { showQuotation } from '@fitout/contract/quotations.ts'
import {
  answerMessage,
  listUnansweredMessages,
  settleMessages,
  strikeStaffMessage,
} from '@fitout/contract/staff/renovation-messages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openInspection, raiseByClient } from '../../testing/handovers.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { sendNextVersion, sendQuotationTo } from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sendWritten, writeVariation } from '../../testing/variations.ts'
import { expectRefusal } from '../../testing/visitors.ts'

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

async function openRoom() {
  const client = await openProvedMember(shop)
  const id = await openRoomOf(shop, staff, client)
  return { client, id, params: { id } }
}

const write = async (by: Member, id: string, text: string) =>
  (await by.call(writeMessage, { params: { id }, body: { text } })).data

/** Advances the clock, so that messages have an order. */
const later = (milliseconds = 1000) => {
  now += milliseconds
}

describe('questions on a line', () => {
  async function openQuoted() {
    const room = await openRoom()
    const { params } = await sendQuotationTo(staff, room.id)
    const { content } = (await room.client.call(showQuotation, { params })).data
    const [line] = content.groups.flatMap(({ lines }) => lines)
    return { ...room, line: line! }
  }
  const unanswered = async (renovation_id: string) =>
    (await staff.call(listUnansweredMessages, { query: { per_page: 100, renovation_id } })).data

  test('stay with the line through all versions, and wait until the studio answers', async () => {
    const { client, id, params, line } = await openQuoted()
    const about = { thread: 'LINE', subject_id: line.key } as const
    await client.call(writeMessage, { params, body: { ...about, text: 'Which tiles?' } })
    later()
    await write(client, id, 'And hello')
    await sendNextVersion(staff, id)
    const waiting = await unanswered(id)
    expect(waiting.map(({ text, subject_title: title }) => [text, title?.en])).toEqual([
      ['Which tiles?', line.title.en],
      ['And hello', undefined],
    ])
    later()
    await staff.call(answerMessage, { params, body: { ...about, text: 'Homogeneous ones' } })
    expect((await unanswered(id)).map(({ text }) => text)).toEqual(['And hello'])
    await staff.call(settleMessages, { params, body: { until: new Date(now).toISOString() } })
    expect(await unanswered(id)).toEqual([])
    const { data } = await client.call(listMessages, { params, query: about })
    expect(data.map(({ text }) => text)).toEqual(['Homogeneous ones', 'Which tiles?'])
    later()
    await client.call(writeMessage, { params, body: { ...about, text: 'Of which size?' } })
    expect(await unanswered(id)).toHaveLength(1)
  })

  test('wait again when their answer is retracted, and stop waiting when they are retracted themselves', async () => {
    const { client, id, params } = await openRoom()
    const waiting = async () => (await unanswered(id)).map(({ text }) => text)
    await write(client, id, 'When do you come?')
    later()
    const { data: answer } = await staff.call(answerMessage, { params, body: { thread: 'GENERAL', text: 'Today' } })
    expect(await waiting()).toEqual([])
    await staff.call(strikeStaffMessage, { params: { id, message_id: answer._id }, body: {} })
    expect(await waiting()).toEqual(['When do you come?'])
    later()
    const { data: again } = await client.call(writeMessage, { params, body: { thread: 'GENERAL', text: 'Hello?' } })
    expect(await waiting()).toEqual(['Hello?'])
    await client.call(strikeMessage, { params: { id, message_id: again._id }, body: {} })
    expect(await waiting()).toEqual(['When do you come?'])
    await staff.call(settleMessages, { params, body: { until: new Date(now).toISOString() } })
    expect(await waiting()).toEqual([])
  })

  test('are refused for a line that is in no sent version', async () => {
    const { client, params, line } = await openQuoted()
    const ask = (subject_id?: string) =>
      client.call(writeMessage, { params, body: { thread: 'LINE', text: 'Which?', ...(subject_id && { subject_id }) } })
    await expectRefusal(ask(newId()), 404, 'line-not-found')
    await expectRefusal(ask(), 404, 'line-not-found')
    expect((await ask(line.key)).data.subject_title).toEqual(line.title)
  })
})

test('on a sent variation or a defect are shown with its title, and are refused for a foreign or missing one', async () => {
  await publishForPapers(shop.context)
  const client = await openProvedMember(shop)
  const id = await openInspection(shop, staff, client)
  const params = { id }
  const draft = await writeVariation(staff, id)
  const ask = (thread: 'VARIATION' | 'DEFECT', subject_id?: string) =>
    client.call(writeMessage, { params, body: { thread, text: 'Why?', ...(subject_id && { subject_id }) } })
  await expectRefusal(ask('VARIATION', draft.params.variation_id), 404, 'variation-not-found')
  await sendWritten(staff, draft.params)
  const { data: aboutVariation } = await ask('VARIATION', draft.params.variation_id)
  expect(aboutVariation.subject_title).toEqual({ en: 'Handles', zh: 'Handles', cn: 'Handles' })
  const defect = await raiseByClient(client, id, { text: 'Scratch on the sill' })
  later()
  expect((await ask('DEFECT', defect._id)).data.subject_title?.en).toBe('1 · Scratch on the sill')
  for (const wrong of [newId(), undefined]) {
    await expectRefusal(ask('DEFECT', wrong), 404, 'defect-not-found')
    await expectRefusal(ask('VARIATION', wrong), 404, 'variation-not-found')
  }
  const other = await openRoom()
  const foreign = { thread: 'DEFECT', subject_id: defect._id, text: 'Why?' } as const
  await expectRefusal(other.client.call(writeMessage, { params: other.params, body: foreign }), 404, 'defect-not-found')

  const answer = { thread: 'DEFECT', subject_id: defect._id, text: 'We come on Monday' } as const
  later()
  await staff.call(answerMessage, { params, body: answer })
  const { data: waiting } = await staff.call(listUnansweredMessages, { query: { per_page: 100 } })
  expect(waiting.filter((one) => one.renovation_id === id).map(({ thread }) => thread)).toEqual(['VARIATION'])
  const { data } = await client.call(listMessages, { params, query: { thread: 'DEFECT', subject_id: defect._id } })
  expect(data.map(({ text }) => text)).toEqual(['We come on Monday', 'Why?'])
})
