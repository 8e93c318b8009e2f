import { forgetPassword, resetPassword } from '@fitout/contract/passwords.ts'
import { deleteCustomer, findCustomer, listCustomers } from '@fitout/contract/staff/customers.ts'
import * as imports from '@fitout/contract/staff/imports.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { faultsOf, withImportDesk } from '../../testing/import-desk.ts'
import { type ImportFileRow, shopifyCustomersFile } from '../../testing/import-files.ts'
import { openStaff } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'

const desk = withImportDesk()

const rows: ImportFileRow[] = [
  {
    'Customer ID': '7001',
    'First Name': 'Ada',
    'Last Name': 'Cheung',
    Email: 'Ada.Cheung@Example.com',
    'Accepts Email Marketing': 'yes',
    'Default Address Address1': 'Flat 8A, 12 Kwun Tong Road',
    'Default Address City': 'Kowloon',
    'Default Address Country Code': 'HK',
    Phone: "'+85291234567",
    'Accepts SMS Marketing': 'yes',
    Note: 'Likes oak',
  },
  { 'First Name': 'Ben', Email: 'ben@example.com', Phone: '+447911123456', 'Accepts Email Marketing': 'yes' },
  { 'First Name': 'Cara', Phone: '+852 5123 4567' },
  { 'First Name': 'Dora', Email: 'not an address' },
  { 'First Name': 'Ann', Email: 'ada.cheung@example.com' },
  { 'First Name': 'Eve', Email: 'eve@example.com', Phone: '+85291234567' },
]

/** The texts of the mails sent to an address, oldest first. */
async function mails(address: string): Promise<string[]> {
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const all = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return all
    .filter(({ to }) => to?.some((one) => one.address === address))
    .toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''))
    .map(({ subject, text }) => `${subject}\n${text}`)
}

const customerOf = async (q: string) => {
  const { data } = await desk.manager.call(listCustomers, { query: { q } })
  return data[0] && (await desk.manager.call(findCustomer, { params: { id: data[0]._id } })).data
}

test('customers are imported once, without password and consent, with errors by row and column', async () => {
  const { data: before } = await desk.manager.call(listCustomers, { query: {} })
  const report = await desk.checked(shopifyCustomersFile(rows), { language: 'zh' })
  expect(report).toMatchObject({ format: 'SHOPIFY_CUSTOMERS', records: 5, fine: 4, faulty: 1, here: 0 })
  expect(faultsOf(report)).toEqual([
    '6 Email duplicate (cell)',
    '3 Phone phone-format (cell)',
    '5 Email email-format',
    '7 Phone duplicate (cell)',
  ])
  expect((await desk.manager.call(listCustomers, { query: {} })).data).toEqual(before)

  expect(await desk.apply(report._id)).toMatchObject({ applied: 4, faulty: 1, invitable: 3 })
  const ada = await customerOf('ada.cheung')
  expect(ada).toMatchObject({
    name: 'Ada Cheung',
    email: 'ada.cheung@example.com',
    contact_number: '+852 91234567',
    language: 'zh',
    is_email_verified: false,
    consents: [],
    notes: [{ text: 'Likes oak' }],
  })
  expect(await customerOf('ben@')).toMatchObject({ contact_number: null })
  expect(await customerOf('eve@')).toMatchObject({ contact_number: null })
  expect(await customerOf('51234567')).toMatchObject({ name: 'Cara', email: null })
  const { db } = desk.shop.context
  const { rows: left } = await sql<{ passwords: number; consents: number; addresses: number; staged: string }>`
    select (select count(*) from accounts where password_hash is not null) as passwords,
      (select count(*) from consents) as consents, (select count(*) from delivery_recipients) as addresses,
      (select string_agg(key || rows::text, '') from import_records where status = 'APPLIED') as staged`.execute(db)
  expect(left[0]).toMatchObject({ passwords: 0, consents: 0, addresses: 1 })
  expect(left[0]?.staged).not.toMatch(/ada|oak|9123/i)

  const state = await desk.everything()
  const again = await desk.checked(shopifyCustomersFile(rows))
  expect(again).toMatchObject({ fine: 0, here: 4, faulty: 1 })
  await desk.apply(again._id)
  expect(await desk.everything()).toBe(state)
})

test('a deleted customer is not imported again from the same file', async () => {
  const owner = await openStaff(desk.shop)
  const ben = await customerOf('ben@')
  await owner.call(deleteCustomer, { params: { id: ben?._id ?? '' }, body: { reason: 'Asked' } })
  expect(await desk.checked(shopifyCustomersFile(rows))).toMatchObject({ fine: 0, here: 4 })
})

test('are invited once, in their language, when the owner says so, and can then set a password', async () => {
  const { data } = await desk.manager.call(imports.listImports, { query: {} })
  const params = { id: data.findLast(({ status }) => status === 'DONE')?._id ?? '' }
  await expectRefusal(desk.manager.call(imports.inviteImported, { params }), 403, 'not-allowed')
  const owner = await openStaff(desk.shop)
  expect(await mails('ada.cheung@example.com')).toEqual([])
  await owner.call(imports.inviteImported, { params })
  await expect.poll(async () => (await mails('ada.cheung@example.com')).length, { timeout: 20_000 }).toBe(1)
  await expect.poll(async () => (await mails('eve@example.com')).length, { timeout: 20_000 }).toBe(1)
  const [mail] = await mails('ada.cheung@example.com')
  expect(mail).toMatch(/你的帳戶已搬到新網店/)
  expect(mail).toMatch(/\/authentication\/forgot-password/)
  await expectRefusal(owner.call(imports.inviteImported, { params }), 409, 'illegal-transition')
  expect((await mails('ben@example.com')).join()).not.toMatch(/搬到新網店/)

  const guest = desk.shop.visitor()
  await guest(forgetPassword, { body: { type: 'EMAIL', email: 'ada.cheung@example.com' } })
  await expect.poll(async () => (await mails('ada.cheung@example.com')).length, { timeout: 20_000 }).toBe(2)
  const texts = (await mails('ada.cheung@example.com')).join('\n')
  const code = /verification_code=([\w%-]+)/.exec(texts)?.[1] ?? ''
  await guest(resetPassword, { body: { verification_code: decodeURIComponent(code), new_password: 'Harbour2026x' } })
  expect(await customerOf('ada.cheung')).toMatchObject({ is_email_verified: true })
})
