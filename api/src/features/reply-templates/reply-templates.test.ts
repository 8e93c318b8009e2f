import { fillReply, openReplyFields, unknownReplyFields } from '@fitout/contract/reply-fields.ts'
import {
  addReplyTemplate,
  changeReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
} from '@fitout/contract/staff/reply-templates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { firstTemplates } from './first-templates.ts'
import { insertFirstTemplates } from './reply-templates-service.ts'

let shop: TestShop
let manager: StaffVisitor
let support: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  manager = await openStaff(shop, 'manager')
  support = await openStaff(shop, 'support')
})
afterAll(() => shop.stop())

const texts = { zh: '多謝查詢「{subject}」', cn: '', en: 'Thank you for “{subject}”' }

test('a template is added, used by colleagues, changed by one at a time, and removed', async () => {
  const { data: added } = await manager.call(addReplyTemplate, { body: { title: '多謝', texts } })
  expect((await support.call(listReplyTemplates)).data).toEqual([added])
  const params = { id: added._id }
  const body = { title: '多謝查詢', texts, version: added.version }
  const { data: changed } = await manager.call(changeReplyTemplate, { params, body })
  expect([changed.title, changed.version === added.version]).toEqual(['多謝查詢', false])
  await expectRefusal(manager.call(changeReplyTemplate, { params, body }), 409, 'changed-meanwhile')
  await expectRefusal(support.call(addReplyTemplate, { body: { title: 'x', texts } }), 403, 'not-allowed')
  await manager.call(removeReplyTemplate, { params })
  await expectRefusal(manager.call(removeReplyTemplate, { params }), 404, 'template-not-found')
})

test('an unknown placeholder is refused by name, as is a template without a text', async () => {
  const refused = async (wrong: object) =>
    (
      await refusalOf(manager.call(addReplyTemplate, { body: { title: 'x', texts: { ...texts, ...wrong } } }))
    ).errors?.map(({ path, code }) => [path, code])
  expect(await refused({ en: 'Dear {nmae}, on {day}' })).toEqual([
    ['texts.en.{nmae}', 'unknown-field'],
    ['texts.en.{day}', 'unknown-field'],
  ])
  expect(await refused({ zh: ' ', en: '' })).toEqual([['texts.zh', 'required']])
})

test("a new shop starts with five, named in the studio's language", async () => {
  await insertFirstTemplates(shop.context.db, 'cn', new Date())
  const { data } = await support.call(listReplyTemplates)
  expect(data.map(({ title }) => title).toSorted()).toEqual(firstTemplates.map(({ title }) => title.cn).toSorted())
  expect(data.flatMap(({ texts: written }) => Object.values(written)).filter((text) => text === '')).toEqual([])
})

test('known details of an enquiry are filled in, and unknown placeholders stay visible', () => {
  expect(fillReply('{name}: {subject} {other}', { name: '陳太', subject: '' })).toBe('陳太: {subject} {other}')
  const written = firstTemplates.flatMap((one) => Object.values(one.texts))
  expect(new Set(written.flatMap(openReplyFields))).toEqual(
    new Set(['subject', 'appointment_link', 'colleague', 'district', 'reference']),
  )
  expect(written.flatMap(unknownReplyFields)).toEqual([])
})
