import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { describe, expect, test } from 'vitest'
import { someEnquiry, withEnquiryDesk } from '../../testing/enquiry-desk.ts'
import { openGuest, uploadPicture } from '../../testing/visitors.ts'
import { sweepUnusedFiles } from '../files/files-service.ts'
import { listEnquiries, sweepEnquiries } from './enquiries-service.ts'

const desk = withEnquiryDesk()

describe('hostile enquiries', () => {
  const payloads = [
    "'; drop table enquiries; --",
    '{{7*7}} ${7*7} <%= 7*7 %>',
    '<script>beacon()</script><img src=x onerror=beacon()>',
  ]

  test('INJ-01 INJ-03 INJ-07 input stays text, in the table and in the mail', async () => {
    for (const payload of payloads) {
      const { data } = await desk.writer('en')({
        ...someEnquiry,
        name: payload,
        subject: payload,
        description: payload,
      })
      expect(await desk.rowOf(data._id)).toMatchObject({ name: payload, subject: payload, description: payload })
      const mail = await desk.mailOf(data._id)
      expect(mail?.text).toContain(payload)
      expect(mail?.html).not.toMatch(/<script|<img/)
    }
  })

  test.each([
    ['name', 'Chan\r\nBcc: victim@a.example'],
    ['subject', 'Hi\nBcc: victim@a.example'],
    ['email', 'a@b.example\r\nBcc: victim@a.example'],
    ['email', 'a@b.example, victim@a.example'],
    ['email', `"a b"@b.example`],
    ['email_prefix', 'a@b.example,victim'],
    ['email_provider', 'b.example\r\nBcc: victim@a.example'],
    ['subject', 'x'.repeat(998)],
  ])('INJ-08 a mail has a single recipient, whatever %s contains', async (field, value) => {
    const whole = field.startsWith('email_')
      ? { ...someEnquiry, email: '', email_prefix: 'chan', email_provider: 'home.example', [field]: value }
      : { ...someEnquiry, [field]: value }
    expect(await desk.writer()(whole)).toMatchObject({ status: 422 })
  })

  test('INJ-05 INJ-06 control characters and lone surrogates are refused, rare characters kept', async () => {
    const send = desk.writer()
    for (const bad of ['a\u0000b', 'a\u0001b', 'a\u0085b', 'a\u007Fb', 'a\uD800b']) {
      expect((await send({ ...someEnquiry, description: bad })).status).toBe(422)
    }
    const rare = '𨋢門口嘅𠮷位，啲相 👩‍👩‍👧 e\u0301 é \u202Eabc'
    expect((await desk.rowOf((await send({ ...someEnquiry, description: rare })).data._id)).description).toBe(rare)
  })

  test('beyond 91: suspected spam gets the same answer, is stored apart, and gets no mail', async () => {
    const { status, data } = await desk.writer('en')({ ...someEnquiry, website: 'https://spam.example' })
    expect(status).toBe(200)
    expect((await desk.rowOf(data._id)).status).toBe('SPAM')
    const { db } = desk.shop.context
    const jobs = await db.selectFrom('enquiries').select('id').where('status', '=', 'SPAM').execute()
    const all = (await listEnquiries(desk.shop.context)).enquiries.map(({ id }) => id)
    expect(all).not.toContain(data._id)
    expect((await listEnquiries(desk.shop.context, { statuses: ['SPAM'] })).total).toBe(jobs.length)
  })

  test('BOT-01 a flood from one source is limited with a time to wait, and other sources get through', async () => {
    const flood = desk.writer('en')
    const answers = []
    for (let sent = 0; sent < 200; sent += 1) {
      const named = sent % 2 === 0 ? someEnquiry.name : `${sent}${'陳'.repeat(sent % 9)}`
      answers.push(await flood({ ...someEnquiry, name: named, email: 'victim@a.example' }))
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(188)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    const honest = desk.writer('en')
    for (let sent = 0; sent < 10; sent += 1)
      expect((await honest({ ...someEnquiry, email: 'me@a.example' })).status).toBe(200)
    // However many networks the flood comes from, one address gets few mails.
    const ids = answers.flatMap(({ status, data }) => (status === 200 ? [data._id] : []))
    const mails = await Promise.all(ids.map(desk.mailOf))
    expect(mails.filter((mail) => mail !== undefined)).toHaveLength(5)
  })

  test('PRIV-01 enquiries are deleted after their retention period, with their pictures', async () => {
    const guest = await openGuest(desk.shop)
    const photo = await uploadPicture(guest)
    const { data } = await guest.call(sendEnquiry, { body: { ...someEnquiry, photos: [photo] } })
    const spam = await desk.writer()({ ...someEnquiry, website: 'x' })
    const before = desk.now
    desk.now = new Date(before.getTime() + 31 * 86_400_000)
    await sweepEnquiries(desk.shop.context)
    expect((await listEnquiries(desk.shop.context, { statuses: ['SPAM'] })).total).toBe(0)
    expect((await desk.rowOf(data._id)).reference).toBe(data.reference)
    desk.now = new Date(before.getTime() + 731 * 86_400_000)
    await sweepEnquiries(desk.shop.context)
    await sweepUnusedFiles(desk.shop.context)
    const { db } = desk.shop.context
    expect(
      await db.selectFrom('enquiries').select('id').where('id', 'in', [data._id, spam.data._id]).execute(),
    ).toEqual([])
    expect(await db.selectFrom('files').select('id').where('id', '=', photo).execute()).toEqual([])
    desk.now = before
  })
})
