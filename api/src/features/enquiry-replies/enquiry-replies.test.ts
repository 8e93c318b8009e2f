import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownEnquiries, sendEnquiry } from '@fitout/contract/enquiries.ts'
import { listReplies, showRepliesByLink, writeReply, writeReplyByLink } from '@fitout/contract/enquiry-replies.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import {
  answerEnquiry,
  handOverEnquiry,
  listStaffReplies,
  sendAnswerAgain,
} from '@fitout/contract/staff/enquiry-replies.ts'
import { countStaffNotices, listStaffNotices } from '@fitout/contract/staff/staff-notices.ts'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { uploadSitePicture } from '../../testing/handovers.ts'
import { openMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'
import { consentWords } from '../consents/consents-service.ts'
import { forgetPerson } from '../personal-data/forget-person.ts'
import { sendHandOverMail } from './hand-over-mail.ts'
import { sendReplyMail } from './reply-mail.ts'

let shop: TestShop
let staff: StaffVisitor
let now = Date.now()
beforeAll(async () => {
  shop = await openTestShop({
    environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
    clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) },
  })
  await publishConstants(shop.context)
})
beforeEach(async () => {
  now = Date.now()
  staff = await openStaff(shop, 'support')
})
afterAll(() => shop.stop())

const hour = 3_600_000
const later = (milliseconds = 1000) => {
  now += milliseconds
}

const asked = { name: '陳太', email: 'chan@home.example', subject: '全屋裝修', description: '將軍澳兩房單位。' }

async function ask(by: Pick<Guest, 'call'>, locale: Locale = 'zh', fields: object = {}) {
  const { data } = await by.call(sendEnquiry, { body: { ...asked, ...fields } })
  await shop.context.db.updateTable('enquiries').set({ language: locale }).where('id', '=', data._id).execute()
  return { id: data._id, reference: data.reference }
}

async function answer(id: string, text: string, more: object = {}) {
  later()
  const { data } = await staff.call(answerEnquiry, { params: { id }, body: { kind: 'ANSWER', text, ...more } })
  return data
}

async function mailOf(messageId: string): Promise<Email | undefined> {
  const folder = join(shop.context.config.dataDir, 'mail')
  const own = (await readdir(folder).catch(() => [])).find((name) => name.includes(messageId))
  return own === undefined ? undefined : PostalMime.parse(await readFile(join(folder, own)))
}

async function sentMail(messageId: string): Promise<Email> {
  await sendReplyMail(shop.context, { messageId })
  const mail = await mailOf(messageId)
  if (!mail) throw new Error('no mail was sent')
  return mail
}

const tokenIn = (mail: Email) => /token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
const staffThread = async (id: string) => (await staff.call(listStaffReplies, { params: { id } })).data
const stateOf = async (id: string) => (await staff.call(findStaffEnquiry, { params: { id } })).data

describe('an answer to an enquiry', () => {
  test('is mailed in the sender’s language, in the thread of the earlier ones', async () => {
    const { id, reference } = await ask(await openGuest(shop), 'en')
    const first = await answer(id, 'We could come on Monday.\n\nWould ten o’clock do?\nOr two?')
    expect(first.mail).toEqual({ state: 'WAITING', tries: 0, at: null })
    const mail = await sentMail(first._id)
    expect([mail.subject, mail.messageId, mail.inReplyTo, mail.references]).toEqual([
      `Re: We have your enquiry ${reference}`,
      `<enquiry-reply-${first._id}@fitout>`,
      `<enquiry-${id}@fitout>`,
      expect.stringMatching(new RegExp(`^<enquiry-thread-${id}\\.[0-9a-f]{32}@fitout> <enquiry-${id}@fitout>$`)),
    ])
    expect(mail.text).toContain('Would ten o’clock do?\nOr two?')
    expect(mail.html).toContain('Would ten o’clock do?<br>Or two?')
    expect(mail.text).toContain(asked.description)
    // It is a letter, not advertising.
    expect(mail.text).not.toContain(consentWords.en.mail.stop)
    const second = await sentMail((await answer(id, 'Monday at ten, then.'))._id)
    expect(second.inReplyTo).toBe(`<enquiry-reply-${first._id}@fitout>`)
    expect(second.references).toBe(`${mail.references} <enquiry-reply-${first._id}@fitout>`)
    expect(await stateOf(id)).toMatchObject({ status: 'ANSWERED', owner: { _id: staff.accountId }, waits_since: null })
  })

  test('is sent once however often its job runs, and its state is shown', async () => {
    const { id } = await ask(await openGuest(shop))
    const { _id: messageId } = await answer(id, '好的')
    const { mailer } = shop.context
    let tries = 0
    const context = (error: object | undefined) => ({
      ...shop.context,
      mailer: {
        ...mailer,
        send: async () => {
          tries += 1
          if (error) throw Object.assign(new Error('no'), error)
        },
      },
    })
    await expect(sendReplyMail(context({ responseCode: 451 }), { messageId })).rejects.toThrow('no')
    expect((await staffThread(id))[0]?.mail).toMatchObject({ state: 'RETRIED', tries: 1 })
    await sendReplyMail(context({ responseCode: 550 }), { messageId })
    expect((await staffThread(id))[0]?.mail).toMatchObject({ state: 'FAILED', tries: 2 })
    await sendReplyMail(context(undefined), { messageId })
    expect(tries).toBe(2)
    const path = { id, message_id: messageId }
    await staff.call(sendAnswerAgain, { params: path, body: {} })
    for (let run = 0; run < 3; run += 1) await sendReplyMail(context(undefined), { messageId })
    expect(tries).toBe(3)
    expect((await staffThread(id))[0]?.mail).toMatchObject({ state: 'SENT', tries: 1 })
    await expectRefusal(staff.call(sendAnswerAgain, { params: path, body: {} }), 409, 'illegal-transition')
  })

  test('is not sent over a message that arrived meanwhile, nor without an address', async () => {
    const member = await openMember(shop)
    const { id } = await ask(member)
    const { _id: seen } = await answer(id, '星期一可以嗎？')
    later()
    await member.call(writeReply, { params: { id }, body: { text: '星期二較好' } })
    await expectRefusal(answer(id, '那就星期一', { last_seen: seen }), 409, 'changed-meanwhile')
    const [newest] = await staffThread(id)
    expect(newest?.text).toBe('星期二較好')
    await answer(id, '好，星期二', { last_seen: newest?._id })
    const call = await ask(await openGuest(shop), 'zh', { email: '', phone: '51234567' })
    await expectRefusal(answer(call.id, '你好'), 409, 'enquiry-without-email')
    await answer(call.id, '已致電', { kind: 'NOTE' })
    expect(await staffThread(call.id)).toMatchObject([{ kind: 'NOTE', mail: null }])
  })

  test('shows its pictures to the sender only', async () => {
    const member = await openMember(shop)
    const { id } = await ask(member)
    const image = await uploadSitePicture(staff)
    const { _id: messageId } = await answer(id, '見圖', { images: [image] })
    const token = tokenIn(await sentMail(messageId))
    const statuses = async (...addresses: string[]) =>
      Promise.all(addresses.map(async (one) => (await member.send(`/api${one}`)).status))
    expect(
      await statuses(
        `/enquiries/${id}/replies/${messageId}/images/${image}`,
        `/enquiry-replies/by-link/images/${image}?token=${token}`,
        `/enquiry-replies/by-link/images/${newId()}?token=${token}`,
        `/enquiry-replies/by-link/images/${image}?token=x`,
      ),
    ).toEqual([200, 200, 404, 404])
    const other = await openMember(shop)
    expect((await other.send(`/api/enquiries/${id}/replies/${messageId}/images/${image}`)).status).toBe(404)
  })
})

test('an enquiry is assigned to a colleague with a note, who is notified once, and not after it was passed on', async () => {
  const { id } = await ask(await openGuest(shop))
  const colleague = await openStaff(shop, 'manager')
  const { data: seen } = await staff.call(findStaffEnquiry, { params: { id } })
  const body = { to: colleague.accountId, note: '客人想先看圖則', version: seen.version }
  const { data: note } = await staff.call(handOverEnquiry, { params: { id }, body })
  await sendHandOverMail(shop.context, { messageId: note._id })
  const mail = await mailOf(note._id)
  expect(mail?.text).toContain('客人想先看圖則')
  expect(mail?.text).toContain(`/admin#/enquiries/${id}`)
  expect(await stateOf(id)).toMatchObject({ owner: { _id: colleague.accountId } })
  expect(await staffThread(id)).toMatchObject([{ kind: 'NOTE', text: '客人想先看圖則' }])
  await expectRefusal(staff.call(handOverEnquiry, { params: { id }, body }), 409, 'changed-meanwhile')
  const { data: back } = await colleague.call(handOverEnquiry, { params: { id }, body: { to: staff.accountId } })
  await staff.call(handOverEnquiry, { params: { id }, body: { to: colleague.accountId } })
  await sendHandOverMail(shop.context, { messageId: back._id })
  expect(await mailOf(back._id)).toBeUndefined()
  await expectRefusal(staff.call(handOverEnquiry, { params: { id }, body: { to: newId() } }), 404, 'staff-not-found')
})

test('the bell shows a hand-over only to the colleague who takes it over, and links to the enquiry', async () => {
  const { id } = await ask(await openGuest(shop))
  const [colleague, other] = [await openStaff(shop, 'support'), await openStaff(shop, 'manager')]
  const handOversOf = async (person: StaffVisitor) =>
    (await person.call(listStaffNotices)).data.filter(({ event }) => event === 'enquiry.handed-over')
  const unread = async (person: StaffVisitor) => (await person.call(countStaffNotices)).data.unread
  const before = await Promise.all([colleague, other].map(unread))
  await staff.call(handOverEnquiry, { params: { id }, body: { to: colleague.accountId, note: 'CANARY-NOTE' } })
  expect(await handOversOf(colleague)).toMatchObject([{ path: `/enquiries/${id}`, is_read: false }])
  expect([await handOversOf(staff), await handOversOf(other)]).toEqual([[], []])
  expect(await Promise.all([colleague, other].map(unread))).toEqual(
    before.map((count, at) => count + (at === 0 ? 1 : 0)),
  )
  // It comes back.
  await colleague.call(handOverEnquiry, { params: { id }, body: { to: staff.accountId } })
  expect([(await handOversOf(colleague)).length, (await handOversOf(staff)).length]).toEqual([1, 1])
})

describe('the sender', () => {
  test('replies by the link without signing in; the enquiry waits for the studio again, with a new deadline', async () => {
    const guest = await openGuest(shop)
    const { id, reference } = await ask(guest)
    const { _id: messageId } = await answer(id, '星期一可以嗎？')
    await answer(id, 'CANARY-NOTE', { kind: 'NOTE' })
    const token = tokenIn(await sentMail(messageId))
    const seen = await guest.call(showRepliesByLink, { query: { token } })
    expect(seen.data).toMatchObject({
      reference,
      stage: 'answered',
      messages: [{ from: 'STUDIO', text: '星期一可以嗎？' }],
    })
    expect(JSON.stringify(seen)).not.toMatch(/CANARY|chan@/)
    const before = await stateOf(id)
    later(48 * hour)
    const idempotencyKey = newId()
    await guest.call(writeReplyByLink, { body: { token, text: '可以' }, idempotencyKey })
    await guest.call(writeReplyByLink, { body: { token, text: '可以' }, idempotencyKey })
    staff = await openStaff(shop, 'support')
    const after = await stateOf(id)
    expect([after.status, after.waits_since, after.owner]).toEqual(['NEW', new Date(now).toISOString(), before.owner])
    expect(Date.parse(after.reply_by)).toBeGreaterThan(now)
    expect((await staffThread(id)).map(({ kind, text }) => [kind, text])).toEqual([
      ['REPLY', '可以'],
      ['NOTE', 'CANARY-NOTE'],
      ['ANSWER', '星期一可以嗎？'],
    ])
  })

  test('cannot use an invalid, modified or expired link, and is limited in attempts', async () => {
    const { id } = await ask(await openGuest(shop))
    const other = await ask(await openGuest(shop))
    const token = tokenIn(await sentMail((await answer(id, '你好'))._id))
    const [, until, signed] = token.split('.')
    const guest = await openGuest(shop)
    const open = (one: string) => guest.call(showRepliesByLink, { query: { token: one } })
    for (const wrong of ['x', `${other.id}.${until}.${signed}`, `${id}.zzzzzz.${signed}`, `${id}.${until}.x`]) {
      await expectRefusal(open(wrong), 404, 'enquiry-not-found')
    }
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      const response = await shop.request('/api/enquiry-replies/by-link', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${count}` },
        body: JSON.stringify({ token, text: `${count}` }),
      })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    later(59 * 24 * hour)
    expect((await open(token)).data.messages).toHaveLength(21)
    later(2 * 24 * hour)
    await expectRefusal(open(token), 404, 'enquiry-not-found')
  })

  test('with an account reads and writes on their own page, and their thread is deleted with the account', async () => {
    const member = await openMember(shop)
    const { id } = await ask(member)
    await answer(id, '你好')
    await answer(id, 'CANARY-NOTE', { kind: 'NOTE' })
    later()
    await member.call(writeReply, { params: { id }, body: { text: '多謝' } })
    const { data } = await member.call(listReplies, { params: { id } })
    expect(data.map(({ from, text }) => [from, text])).toEqual([
      ['SENDER', '多謝'],
      ['STUDIO', '你好'],
    ])
    expect((await member.call(ownEnquiries)).data[0]).toMatchObject({ stage: 'received' })
    const other = await openMember(shop)
    await expectRefusal(other.call(listReplies, { params: { id } }), 404, 'enquiry-not-found')
    await expectRefusal(other.call(writeReply, { params: { id }, body: { text: 'x' } }), 404, 'enquiry-not-found')
    await forgetPerson(shop.context, member.accountId, async () => undefined)
    expect(
      await shop.context.db.selectFrom('enquiry_messages').selectAll().where('enquiry_id', '=', id).execute(),
    ).toEqual([])
  })
})
