import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf, uploadPicture } from '../../testing/visitors.ts'
import { sweepUnusedFiles } from '../files/files-service.ts'
import { joinGuest } from '../guests/guests-service.ts'
import { listEnquiries, sweepEnquiries } from './enquiries-service.ts'
import { sendEnquiryMail } from './enquiry-mail.ts'

let shop: TestShop
// A Monday at noon in Hong Kong.
let now = new Date('2026-11-23T04:00:00Z')
beforeAll(async () => {
  shop = await openTestShop({
    environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
    clock: { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) },
  })
  await publishConstants(shop.context)
})
afterAll(() => shop.stop())

type Enquiry = BodyInput<typeof sendEnquiry>

const enquiry: Enquiry = {
  name: '陳太',
  email: 'chan@home.example',
  area_code: '852',
  phone: '51234567',
  subject: '全屋裝修',
  description: '將軍澳兩房單位，想做暖調簡約風。',
}

let sources = 0
/** A sender from a network of its own. */
function writer(locale: Locale = 'zh', headers: Record<string, string> = {}) {
  sources += 1
  const own = { 'X-Forwarded-For': `203.0.113.${sources}`, 'X-Locale': locale, ...headers }
  return async (body: object, key?: string) => {
    const response = await shop.request('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...own, ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as {
      data: { _id: string; reference: string; reply_by: string }
      code: string
      errors?: { path: string; code: string }[]
    }
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), ...answer }
  }
}

async function rowOf(id: string) {
  return shop.context.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function mailOf(id: string) {
  await sendEnquiryMail(shop.context, { enquiryId: id })
  const folder = join(shop.context.config.dataDir, 'mail')
  const own = (await readdir(folder).catch(() => [])).find((name) => name.includes(id))
  return own === undefined ? undefined : PostalMime.parse(await readFile(join(folder, own)))
}

describe('C31 an enquiry', () => {
  test('beyond 88 89: is kept with a reference and a promised time, its area in both units', async () => {
    const { status, data } = await writer()({
      ...enquiry,
      budget: '400k-700k',
      style: 'warm-minimal',
      location: 'sai-kung',
      area: 45,
      area_units: 'sqm',
    })
    expect(status).toBe(200)
    expect(data.reference).toMatch(/^EQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(data.reply_by).toBe('2026-11-24T11:00:00.000Z')
    expect(await rowOf(data._id)).toMatchObject({
      ...enquiry,
      language: 'zh',
      budget: '400k-700k',
      location: 'sai-kung',
      area: 45,
      area_units: 'sqm',
      saleable_sqft: 484,
      status: 'NEW',
      account_id: null,
    })
    const { enquiries } = await listEnquiries(shop.context)
    expect(enquiries[0]).toMatchObject({ reference: data.reference, name: '陳太' })
  })

  test.each([
    ['zh', '已收到你的查詢', '24/11/2026 19:00', '484 平方呎（45 平方米）'],
    ['cn', '已收到您的咨询', '24/11/2026 19:00', '484 平方英尺（45 平方米）'],
    ['en', 'We have your enquiry', '24/11/2026 19:00', '484 sq ft (45 m²)'],
  ] as const)(
    'beyond 88 106: is acknowledged in the language of its sender: %s',
    async (locale, subject, time, area) => {
      const { data } = await writer(locale)({
        ...enquiry,
        area: 45,
        area_units: 'sqm',
        email: `${locale}@home.example`,
      })
      const mail = await mailOf(data._id)
      expect(mail?.subject).toBe(`${subject} ${data.reference}`)
      for (const part of [data.reference, time, area]) expect(mail?.text).toContain(part)
    },
  )

  test('takes the email whole or in two parts, and needs a way to answer', async () => {
    const send = writer()
    const { email: _, phone: __, ...silent } = enquiry
    const joined = await send({ ...silent, email_prefix: 'may.chan', email_provider: '@home.example' })
    expect((await rowOf(joined.data._id)).email).toBe('may.chan@home.example')
    expect((await rowOf((await send({ ...silent, phone: '21234567' })).data._id)).email).toBeNull()
    expect((await send(silent)).errors).toMatchObject([{ path: 'email', code: 'required' }])
    expect((await send({ ...silent, email_prefix: 'may' })).errors).toMatchObject([{ code: 'email-format' }])
    expect((await send({ ...silent, phone: '1234' })).errors).toMatchObject([{ path: 'phone', code: 'phone-format' }])
    expect((await send({ ...enquiry, budget: 'a million' })).errors).toMatchObject([
      { path: 'budget', code: 'not-listed' },
    ])
    expect((await send({ ...enquiry, area: -5 })).errors).toMatchObject([{ path: 'area', code: 'too-small' }])
  })

  test('IDEM-01 sent twice under one key is one enquiry, and another one under it is refused', async () => {
    const send = writer()
    const [first, second] = [
      await send(enquiry, 'enquiry-key-1'),
      await send({ ...enquiry, seconds: 9 }, 'enquiry-key-1'),
    ]
    expect(second.data).toEqual(first.data)
    expect(await send({ ...enquiry, subject: 'Else' }, 'enquiry-key-1')).toMatchObject({ status: 422 })
    // The same key of another sender is another key.
    expect((await writer()(enquiry, 'enquiry-key-1')).data.reference).not.toBe(first.data.reference)
  })

  test('carries pictures of the same session only', async () => {
    const guest = await openGuest(shop, 'en')
    const [plan, photo] = [await uploadPicture(guest), await uploadPicture(guest)]
    const { data } = await guest.call(sendEnquiry, { body: { ...enquiry, floor_plans: [plan], photos: [photo] } })
    expect(await rowOf(data._id)).toMatchObject({
      floor_plan_ids: [plan],
      photo_ids: [photo],
      account_id: guest.accountId,
    })
    const other = await openGuest(shop)
    const foreign = await uploadPicture(guest)
    await expectRefusal(other.call(sendEnquiry, { body: { ...enquiry, photos: [foreign] } }), 404, 'file-not-found')
    expect((await writer()({ ...enquiry, photos: [foreign] })).code).toBe('file-not-found')
    await expect(refusalOf(other.call(uploadFile, { file: new File(['<svg/>'], 'plan.svg') }))).resolves.toMatchObject({
      code: 'file-not-an-image',
    })
  })

  test('takes a floor plan as PDF, known by its content, for its sender and for staff', async () => {
    const guest = await openGuest(shop, 'en')
    const upload = (content: string, name = 'plan.pdf', type = 'application/pdf') =>
      guest.call(uploadPlan, { file: new File([content], name, { type }) })
    const plain = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
    const wrong = [
      '<svg/>',
      'GIF89a',
      plain.slice(5),
      plain.replace('%%EOF', ''),
      plain.replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      plain.replace('trailer<<', 'trailer<</Encrypt 2 0 R'),
    ]
    for (const content of wrong) await expectRefusal(upload(content), 422, 'file-not-a-plan')
    const { data: plan } = await upload(plain, 'no-ending', '')
    expect(plan.type).toBe('application/pdf')
    // It is no picture: neither a photograph nor anything else that wants one takes it.
    const asPhoto = guest.call(sendEnquiry, { body: { ...enquiry, photos: [plan._id] } })
    await expectRefusal(asPhoto, 404, 'file-not-found')
    const { data } = await guest.call(sendEnquiry, { body: { ...enquiry, floor_plans: [plan._id] } })

    const own = await guest.send(plan.url)
    expect([own.status, own.headers.get('Content-Type'), await own.text()]).toEqual([200, 'application/pdf', plain])
    expect(own.headers.get('Content-Disposition')).toBe('attachment; filename="plan.pdf"')
    expect(own.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect((await (await openGuest(shop)).send(plan.url)).status).toBe(404)
    const support = await openStaff(shop, 'support')
    const { data: seen } = await support.call(findStaffEnquiry, { params: { id: data._id } })
    expect([seen.document_ids, seen.picture_ids]).toEqual([[plan._id], []])
    const read = await support.send(`/api/admin/enquiries/${data._id}/pictures/${plan._id}`)
    expect(await read.text()).toBe(plain)
  })

  test('goes with the guest who becomes a member', async () => {
    const guest = await openGuest(shop)
    const { data } = await guest.call(sendEnquiry, { body: enquiry })
    const member = await openMember(shop)
    await shop.context.db.transaction().execute((trx) => joinGuest(trx, guest.accountId, member.accountId))
    expect((await rowOf(data._id)).account_id).toBe(member.accountId)
  })
})

describe('hostile enquiries', () => {
  const payloads = [
    "'; drop table enquiries; --",
    '{{7*7}} ${7*7} <%= 7*7 %>',
    '<script>beacon()</script><img src=x onerror=beacon()>',
  ]

  test('INJ-01 INJ-03 INJ-07 what is typed stays text, in the table and in the mail', async () => {
    for (const payload of payloads) {
      const { data } = await writer('en')({ ...enquiry, name: payload, subject: payload, description: payload })
      expect(await rowOf(data._id)).toMatchObject({ name: payload, subject: payload, description: payload })
      const mail = await mailOf(data._id)
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
  ])('INJ-08 a mail goes to one person, whatever stands in %s', async (field, value) => {
    const whole = field.startsWith('email_')
      ? { ...enquiry, email: '', email_prefix: 'chan', email_provider: 'home.example', [field]: value }
      : { ...enquiry, [field]: value }
    expect(await writer()(whole)).toMatchObject({ status: 422 })
  })

  test('INJ-05 INJ-06 control characters and half characters are refused, rare ones kept', async () => {
    const send = writer()
    for (const bad of ['a\u0000b', 'a\u0001b', 'a\u0085b', 'a\u007Fb', 'a\uD800b']) {
      expect((await send({ ...enquiry, description: bad })).status).toBe(422)
    }
    const rare = '𨋢門口嘅𠮷位，啲相 👩‍👩‍👧 e\u0301 é \u202Eabc'
    expect((await rowOf((await send({ ...enquiry, description: rare })).data._id)).description).toBe(rare)
  })

  test('beyond 91: what looks like spam is answered alike, kept apart, and gets no mail', async () => {
    const { status, data } = await writer('en')({ ...enquiry, website: 'https://spam.example' })
    expect(status).toBe(200)
    expect((await rowOf(data._id)).status).toBe('SPAM')
    const { db } = shop.context
    const jobs = await db.selectFrom('enquiries').select('id').where('status', '=', 'SPAM').execute()
    const all = (await listEnquiries(shop.context)).enquiries.map(({ id }) => id)
    expect(all).not.toContain(data._id)
    expect((await listEnquiries(shop.context, { statuses: ['SPAM'] })).total).toBe(jobs.length)
  })

  test('BOT-01 a flood from one source is limited with a time to wait, and others get through', async () => {
    const flood = writer('en')
    const answers = []
    for (let sent = 0; sent < 200; sent += 1) {
      const named = sent % 2 === 0 ? enquiry.name : `${sent}${'陳'.repeat(sent % 9)}`
      answers.push(await flood({ ...enquiry, name: named, email: 'victim@a.example' }))
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(188)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    const honest = writer('en')
    for (let sent = 0; sent < 10; sent += 1)
      expect((await honest({ ...enquiry, email: 'me@a.example' })).status).toBe(200)
    // However many networks the flood comes from, one person gets few mails.
    const ids = answers.flatMap(({ status, data }) => (status === 200 ? [data._id] : []))
    const mails = await Promise.all(ids.map(mailOf))
    expect(mails.filter((mail) => mail !== undefined)).toHaveLength(5)
  })

  test('PRIV-01 what people wrote is forgotten after its time, pictures too', async () => {
    const guest = await openGuest(shop)
    const photo = await uploadPicture(guest)
    const { data } = await guest.call(sendEnquiry, { body: { ...enquiry, photos: [photo] } })
    const spam = await writer()({ ...enquiry, website: 'x' })
    const before = now
    now = new Date(before.getTime() + 31 * 86_400_000)
    await sweepEnquiries(shop.context)
    expect((await listEnquiries(shop.context, { statuses: ['SPAM'] })).total).toBe(0)
    expect((await rowOf(data._id)).reference).toBe(data.reference)
    now = new Date(before.getTime() + 731 * 86_400_000)
    await sweepEnquiries(shop.context)
    await sweepUnusedFiles(shop.context)
    const { db } = shop.context
    expect(
      await db.selectFrom('enquiries').select('id').where('id', 'in', [data._id, spam.data._id]).execute(),
    ).toEqual([])
    expect(await db.selectFrom('files').select('id').where('id', '=', photo).execute()).toEqual([])
    now = before
  })
})
