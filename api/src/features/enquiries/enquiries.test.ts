import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { describe, expect, test } from 'vitest'
import { someEnquiry, withEnquiryDesk } from '../../testing/enquiry-desk.ts'
import { openMember } from '../../testing/members.ts'
import { openStaff } from '../../testing/staff.ts'
import { expectRefusal, openGuest, refusalOf, uploadPicture } from '../../testing/visitors.ts'
import { joinGuest } from '../guests/guests-service.ts'
import { listEnquiries } from './enquiries-service.ts'

const desk = withEnquiryDesk()

describe('C31 an enquiry', () => {
  test('beyond 88 89: is stored with a reference and a promised reply time, its area in both units', async () => {
    const { status, data } = await desk.writer()({
      ...someEnquiry,
      budget: '400k-700k',
      style: 'warm-minimal',
      location: 'sai-kung',
      area: 45,
      area_units: 'sqm',
    })
    expect(status).toBe(200)
    expect(data.reference).toMatch(/^EQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(data.reply_by).toBe('2026-11-24T11:00:00.000Z')
    expect(await desk.rowOf(data._id)).toMatchObject({
      ...someEnquiry,
      language: 'zh',
      budget: '400k-700k',
      location: 'sai-kung',
      area: 45,
      area_units: 'sqm',
      saleable_sqft: 484,
      status: 'NEW',
      account_id: null,
    })
    const { enquiries } = await listEnquiries(desk.shop.context)
    expect(enquiries[0]).toMatchObject({ reference: data.reference, name: '陳太' })
  })

  test.each([
    ['zh', '已收到你的查詢', '24/11/2026 19:00', '484 平方呎（45 平方米）'],
    ['cn', '已收到您的咨询', '24/11/2026 19:00', '484 平方英尺（45 平方米）'],
    ['en', 'We have your enquiry', '24/11/2026 19:00', '484 sq ft (45 m²)'],
  ] as const)(
    'beyond 88 106: is acknowledged in the language of its sender: %s',
    async (locale, subject, time, area) => {
      const { data } = await desk.writer(locale)({
        ...someEnquiry,
        area: 45,
        area_units: 'sqm',
        email: `${locale}@home.example`,
      })
      const mail = await desk.mailOf(data._id)
      expect(mail?.subject).toBe(`${subject} ${data.reference}`)
      for (const part of [data.reference, time, area]) expect(mail?.text).toContain(part)
    },
  )

  test('accepts the email whole or in two parts, and requires a way to reply', async () => {
    const send = desk.writer()
    const { email: _, phone: __, ...silent } = someEnquiry
    const joined = await send({ ...silent, email_prefix: 'may.chan', email_provider: '@home.example' })
    expect((await desk.rowOf(joined.data._id)).email).toBe('may.chan@home.example')
    expect((await desk.rowOf((await send({ ...silent, phone: '21234567' })).data._id)).email).toBeNull()
    expect((await send(silent)).errors).toMatchObject([{ path: 'email', code: 'required' }])
    expect((await send({ ...silent, email_prefix: 'may' })).errors).toMatchObject([{ code: 'email-format' }])
    expect((await send({ ...silent, phone: '1234' })).errors).toMatchObject([{ path: 'phone', code: 'phone-format' }])
    expect((await send({ ...someEnquiry, budget: 'a million' })).errors).toMatchObject([
      { path: 'budget', code: 'not-listed' },
    ])
    expect((await send({ ...someEnquiry, area: -5 })).errors).toMatchObject([{ path: 'area', code: 'too-small' }])
  })

  test('IDEM-01 sent twice with one key is one enquiry, and a different one with that key is refused', async () => {
    const send = desk.writer()
    const [first, second] = [
      await send(someEnquiry, 'enquiry-key-1'),
      await send({ ...someEnquiry, seconds: 9 }, 'enquiry-key-1'),
    ]
    expect(second.data).toEqual(first.data)
    expect(await send({ ...someEnquiry, subject: 'Else' }, 'enquiry-key-1')).toMatchObject({ status: 422 })
    // Keys of different senders are independent.
    expect((await desk.writer()(someEnquiry, 'enquiry-key-1')).data.reference).not.toBe(first.data.reference)
  })

  test('can only have pictures of the same session', async () => {
    const guest = await openGuest(desk.shop, 'en')
    const [plan, photo] = [await uploadPicture(guest), await uploadPicture(guest)]
    const { data } = await guest.call(sendEnquiry, { body: { ...someEnquiry, floor_plans: [plan], photos: [photo] } })
    expect(await desk.rowOf(data._id)).toMatchObject({
      floor_plan_ids: [plan],
      photo_ids: [photo],
      account_id: guest.accountId,
    })
    const other = await openGuest(desk.shop)
    const foreign = await uploadPicture(guest)
    await expectRefusal(other.call(sendEnquiry, { body: { ...someEnquiry, photos: [foreign] } }), 404, 'file-not-found')
    expect((await desk.writer()({ ...someEnquiry, photos: [foreign] })).code).toBe('file-not-found')
    await expect(refusalOf(other.call(uploadFile, { file: new File(['<svg/>'], 'plan.svg') }))).resolves.toMatchObject({
      code: 'file-not-an-image',
    })
  })

  test('accepts a floor plan as PDF, recognised by its content, visible to its sender and staff', async () => {
    const guest = await openGuest(desk.shop, 'en')
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
    // A PDF is not a picture: it is refused as a photograph and everywhere else.
    const asPhoto = guest.call(sendEnquiry, { body: { ...someEnquiry, photos: [plan._id] } })
    await expectRefusal(asPhoto, 404, 'file-not-found')
    const { data } = await guest.call(sendEnquiry, { body: { ...someEnquiry, floor_plans: [plan._id] } })

    const own = await guest.send(plan.url)
    expect([own.status, own.headers.get('Content-Type'), await own.text()]).toEqual([200, 'application/pdf', plain])
    expect(own.headers.get('Content-Disposition')).toBe('attachment; filename="plan.pdf"')
    expect(own.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect((await (await openGuest(desk.shop)).send(plan.url)).status).toBe(404)
    const support = await openStaff(desk.shop, 'support')
    const { data: seen } = await support.call(findStaffEnquiry, { params: { id: data._id } })
    expect([seen.document_ids, seen.picture_ids]).toEqual([[plan._id], []])
    const read = await support.send(`/api/admin/enquiries/${data._id}/pictures/${plan._id}`)
    expect(await read.text()).toBe(plain)
  })

  test('is moved to the account when a guest registers', async () => {
    const guest = await openGuest(desk.shop)
    const { data } = await guest.call(sendEnquiry, { body: someEnquiry })
    const member = await openMember(desk.shop)
    await desk.shop.context.db.transaction().execute((trx) => joinGuest(trx, guest.accountId, member.accountId))
    expect((await desk.rowOf(data._id)).account_id).toBe(member.accountId)
  })
})
