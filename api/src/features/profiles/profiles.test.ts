import { uploadPlan } from '@fitout/contract/files.ts'
import { saveAccount, saveDeliveryRecipient, showAccount, showDeliveryRecipient } from '@fitout/contract/profiles.ts'
import { findCustomer } from '@fitout/contract/staff/customers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMember } from '../../testing/members.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { paperFile } from '../../testing/trail/example-files.ts'
import { expectRefusal, openGuest, refusalOf, uploadPicture } from '../../testing/visitors.ts'
import { joinRecipient } from './profiles-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

const put = (path: string, body: unknown) => ({
  path,
  init: { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
})

describe('the profile', () => {
  test('of a guest is empty and creates no row; only registered customers can save it', async () => {
    const guest = await openGuest(shop, 'cn')
    const { data } = await guest.call(showAccount)
    expect(data).toMatchObject({ type: 'TEMP', registered: false, email: null, preferred_language: 'cn', avatar: null })
    const rows = shop.context.db.selectFrom('accounts').select('id').where('id', '=', guest.accountId).execute()
    expect(await rows).toEqual([])
    await expectRefusal(guest.call(saveAccount, { body: { gender: 'male' } }), 403, 'not-allowed')
  })

  test('keeps omitted fields, clears null ones, and is returned in full', async () => {
    const member = await openMember(shop)
    const body = { username: '陳大文 🏠', gender: 'female', country: 'HK', preferred_language: 'zh' } as const
    const saved = (await member.call(saveAccount, { body })).data
    expect(saved).toMatchObject({ ...body, email: member.email, phone: member.phone })
    expect((await member.call(saveAccount, { body: { gender: null } })).data).toMatchObject({
      ...body,
      gender: null,
    })
    expect((await member.call(saveAccount, { body: {} })).data).toEqual((await member.call(showAccount)).data)
  })

  test('names each invalid field with its path', async () => {
    const member = await openMember(shop)
    const fields = { username: ' ', gender: 'other', country: 'Hongkong', preferred_language: 'fr' }
    const { path, init } = put('/api/profiles/account', fields)
    const answer = (await (await member.send(path, init)).json()) as { errors: { path: string; code: string }[] }
    expect(answer.errors.map(({ path: at, code }) => [at, code])).toEqual([
      ['username', 'required'],
      ['gender', 'not-listed'],
      ['country', 'invalid'],
      ['preferred_language', 'not-listed'],
    ])
  })

  test('accepts only own uploads as a picture, and releases the previous one', async () => {
    const [member, other] = [await openMember(shop), await openMember(shop)]
    const foreign = await uploadPicture(other)
    await expectRefusal(member.call(saveAccount, { body: { avatar: foreign } }), 404, 'file-not-found')
    await expectRefusal(member.call(saveAccount, { body: { avatar: crypto.randomUUID() } }), 404, 'file-not-found')
    const plan = (await member.call(uploadPlan, { file: paperFile() })).data._id
    await expectRefusal(member.call(saveAccount, { body: { avatar: plan } }), 404, 'file-not-found')
    const [first, second] = [await uploadPicture(member), await uploadPicture(member)]
    const use = async (avatar: string | null) => (await member.call(saveAccount, { body: { avatar } })).data.avatar
    expect(await use(first)).toEqual({ _id: first, url: `/api/files/${first}` })
    expect(await use(first)).toMatchObject({ _id: first })
    expect(await use(second)).toMatchObject({ _id: second })
    const files = await shop.context.db.selectFrom('files').selectAll().where('id', 'in', [first, second]).execute()
    expect(new Map(files.map((file) => [file.id, file.used_at !== null]))).toEqual(
      new Map([
        [first, false],
        [second, true],
      ]),
    )
    expect(await use(null)).toBeNull()
    expect((await other.send(`/api/files/${second}`)).status).toBe(404)
  })

  test('ACL-13 only documented fields can be written', async () => {
    const [member, other] = [await openMember(shop), await openMember(shop)]
    const before = (await member.call(showAccount)).data
    const staff = await openStaff(shop, 'support')
    const asStaffSee = async () => (await staff.call(findCustomer, { params: { id: member.accountId } })).data
    const seenBefore = await asStaffSee()
    const extras: Record<string, unknown> = {
      role: 'admin',
      is_staff: true,
      points: 99_999,
      balance: 1,
      level: 9,
      status: 'x',
      email_verified: true,
      email: 'taken@shop.example',
      phone: '61234567',
      area_code: '86',
      account_id: other.accountId,
      _id: other.accountId,
      type: 'PHONE',
      created_at: '2001-01-01',
      password_hash: 'x',
      deleted_at: null,
    }
    const recipient = { name: 'A', address: 'B', area_code: '852', phone: '61234567' }
    for (const [name, value] of Object.entries(extras)) {
      const bodies = [
        put('/api/profiles/account', { [name]: value }),
        put('/api/profiles/account', { username: { [name]: value } }),
        put('/api/profiles/delivery-recipient', { delivery_recipient: recipient, [name]: value }),
        ...(name in recipient
          ? []
          : [put('/api/profiles/delivery-recipient', { delivery_recipient: { ...recipient, [name]: value } })]),
        put('/api/notification-settings/details', { [name]: value }),
        put('/api/notification-settings/details', { settings: [{ [name]: value }] }),
      ]
      for (const { path, init } of bodies) {
        expect([name, path, (await member.send(path, init)).status]).toEqual([name, path, 422])
      }
    }
    expect((await member.call(showAccount)).data).toEqual(before)
    expect((await member.call(showDeliveryRecipient)).data.delivery_recipient).toBeNull()
    expect(await asStaffSee()).toEqual(seenBefore)
  })
})

describe('the delivery recipient', () => {
  const plain = { name: '陳大文', address: 'Flat A, 12/F\nAmoy Gardens', area_code: '852', phone: '61234567' } as const
  const save = { body: { delivery_recipient: plain } }

  test('of a guest is visible only to that guest', async () => {
    const [guest, stranger] = [await openGuest(shop), await openGuest(shop)]
    expect((await guest.call(showDeliveryRecipient)).data.delivery_recipient).toBeNull()
    expect((await guest.call(saveDeliveryRecipient, save)).data.delivery_recipient).toEqual(plain)
    expect((await guest.call(showDeliveryRecipient)).data.delivery_recipient).toEqual(plain)
    expect((await stranger.call(showDeliveryRecipient)).data.delivery_recipient).toBeNull()
  })

  test('given in parts has its address composed in the language of the reader', async () => {
    const member = await openMember(shop)
    const parts = { district: 'kwun-tong', sub_district: 'ngau-tau-kok', estate: '淘大花園', block: 'C', floor: '12' }
    const body = { delivery_recipient: { ...plain, ...parts, address: 'not kept' } }
    const saved = (await member.call(saveDeliveryRecipient, { body })).data.delivery_recipient
    expect(saved).toMatchObject({ ...parts, region: 'kowloon', address: expect.stringContaining('12/F, Block C\n') })
    const chinese = await member.send('/api/profiles/delivery-recipient', { headers: { 'X-Locale': 'zh' } })
    expect(await chinese.text()).toContain('Ngau Tau Kok')
    const again = { body: { delivery_recipient: plain } }
    expect((await member.call(saveDeliveryRecipient, again)).data.delivery_recipient).toEqual(plain)
  })

  test('of a guest moves to an account that has none, and to no other', async () => {
    const [guest, member] = [await openGuest(shop), await openMember(shop)]
    await guest.call(saveDeliveryRecipient, save)
    await joinRecipient(shop.context.db, guest.accountId, member.accountId)
    expect((await member.call(showDeliveryRecipient)).data.delivery_recipient).toEqual(plain)
    const other = { body: { delivery_recipient: { ...plain, name: 'Other' } } }
    await guest.call(saveDeliveryRecipient, other)
    await joinRecipient(shop.context.db, guest.accountId, member.accountId)
    expect((await member.call(showDeliveryRecipient)).data.delivery_recipient?.name).toBe(plain.name)
  })

  test('reports errors by path, and stores a telephone number in one format', async () => {
    const guest = await openGuest(shop)
    for (const phone of ['1234', '12345678', '912345678']) {
      const body = { delivery_recipient: { ...plain, phone } }
      const problem = await refusalOf(guest.call(saveDeliveryRecipient, { body }))
      expect(problem.errors).toMatchObject([{ path: 'delivery_recipient.phone', code: 'phone-format' }])
    }
    const long = { body: { delivery_recipient: { ...plain, phone: '85261234567' } } }
    expect((await guest.call(saveDeliveryRecipient, long)).data.delivery_recipient?.phone).toBe('61234567')
    const wrong = { name: '', address: '', area_code: '852', phone: '12 34', estate: 'x' } as const
    const { errors } = await refusalOf(guest.call(saveDeliveryRecipient, { body: { delivery_recipient: wrong } }))
    expect(errors?.map(({ path, code }) => [path, code])).toEqual([
      ['delivery_recipient.name', 'required'],
      ['delivery_recipient.phone', 'phone-format'],
      ['delivery_recipient.district', 'required'],
    ])
  })
})
