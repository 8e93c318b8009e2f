import {
  givePortfolioConsent,
  portfolioWordingVersion,
  showPortfolioConsent,
} from '@fitout/contract/portfolio-drafts.ts'
import { listRenovationEvents } from '@fitout/contract/renovations.ts'
import { beginPortfolioDraft, showPortfolioDraft } from '@fitout/contract/staff/portfolio-drafts.ts'
import { changeRenovation, findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { writeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import { findWriting, publishWriting, saveWritingDraft } from '@fitout/contract/staff/writings.ts'
import { filterProjects } from '@fitout/contract/projects.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { portfolioDrafts as cn } from '@fitout/contract/messages/cn/portfolio-drafts.ts'
import { portfolioDrafts as en } from '@fitout/contract/messages/en/portfolio-drafts.ts'
import { portfolioDrafts as zh } from '@fitout/contract/messages/zh/portfolio-drafts.ts'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fix, handOver, openInspection, raiseByClient } from '../../testing/handovers.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { line } from '../../testing/quotations.ts'
import { sitePicture } from '../../testing/site-reports.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { closeDefect } from '@fitout/contract/defects.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
let id: string
const secret = { name: 'Wong Siu Ming', flat: 'Flat 12B Tower 3', phone: '91234567' }

beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
  const words = (text: string) => ({ en: text, zh: text, cn: text })
  const lines = [
    line('Works', { unit_price: 1000, material: words('Oak veneer') }),
    line('More', { unit_price: 1000, material: words(`Marble as ${secret.name} chose`) }),
  ]
  id = await openInspection(shop, staff, client, { lines })
  await shop.context.db
    .updateTable('renovations')
    .set({ client_name: secret.name, client_phone: secret.phone, client_area_code: '852' })
    .execute()
  const { revision } = (await staff.call(findStaffRenovation, { params: { id } })).data
  const facts = {
    title: `Home of ${secret.name}`,
    address: `${secret.flat}, City One`,
    property_type: 'private-flat',
    district: 'sha-tin',
    scope: 'whole-home',
    style: 'nordic',
    saleable_sqft: 612,
  } as const
  await staff.call(changeRenovation, { params: { id }, body: { revision, ...facts } })
  const day = hongKongDay(new Date())
  for (const text of [`${secret.name} was there`, `Call ${secret.phone}`]) {
    const body = { day, text, images: [await sitePicture(staff)] }
    await staff.call(writeSiteReport, { params: { id }, body })
  }
  const { _id: defect_id } = await raiseByClient(client, id, { text: `Crack at ${secret.flat}` })
  await fix(staff, id, defect_id)
  await client.call(closeDefect, { params: { id, defect_id }, body: {} })
})
afterAll(() => shop.stop())

const decide = (is_agreed: boolean, by = client, wording_version = portfolioWordingVersion) =>
  by.call(givePortfolioConsent, { params: { id }, body: { is_agreed, wording_version, language: 'en' } })
const draft = async () => (await staff.call(showPortfolioDraft, { params: { id } })).data
async function begin(by = staff) {
  const [before, after] = (await draft()).pictures.map(({ _id }) => _id)
  const comparisons = [{ before_id: before!, after_id: after! }]
  return by.call(beginPortfolioDraft, { params: { id }, body: { picture_ids: [after!], comparisons } })
}

test('a changed consent wording requires a new version', () => {
  const texts = JSON.stringify([zh.wording, cn.wording, en.wording])
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 12)
  // When this fails, set `portfolioWordingVersion` to the day of the change and put both here.
  expect([portfolioWordingVersion, hash]).toEqual(['2026-11-26', '859192632008'])
})

test('no draft can be started before the home is handed over and its client has agreed', async () => {
  await expectRefusal(decide(true), 409, 'illegal-transition')
  await handOver(shop, staff, client, id)
  expect((await draft()).can_begin).toBe(false)
  await expectRefusal(begin(), 409, 'illegal-transition')
  await expectRefusal(decide(true, client, '2020-01-01'), 409, 'consent-wording-changed')
  await expectRefusal(decide(true, await openProvedMember(shop)), 404, 'renovation-not-found')
  const { data } = await decide(true)
  expect(data).toMatchObject({ is_agreed: true, can_agree: true })
  const kept = await shop.context.db.selectFrom('portfolio_drafts').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ wording: en.wording, wording_language: 'en', account_id: client.accountId })
  const support = await openStaff(shop, 'support')
  await expectRefusal(begin(support), 403, 'not-allowed')
})

test('a draft contains pictures, facts and works, and nothing that identifies a person', async () => {
  const { data } = await begin()
  expect(data).toMatchObject({ can_begin: false, project_id: expect.any(String) })
  await expectRefusal(begin(), 409, 'draft-exists')
  const params = { kind: 'project', key: data.project_id ?? '' } as const
  const { data: writing } = await staff.call(findWriting, { params })
  expect(writing).toMatchObject({
    is_live: false,
    draft: {
      title: { zh: '沙田區私樓全屋裝修', en: 'Sha Tin, Private flat, Whole renovation' },
      property_type: 'private-flat',
      district: 'sha-tin',
      saleable_sqft: 612,
      style: 'nordic',
      story: { en: '- Painting', zh: '- 油漆' },
      materials: [{ en: 'Oak veneer' }],
      place: null,
      team: [],
      pictures: [{ picture: { url: expect.stringMatching(/^\/media\//) } }],
      comparisons: [{ before: { url: expect.any(String) }, after: { url: expect.any(String) } }],
    },
  })
  const written = JSON.stringify(writing.draft).toLowerCase()
  for (const text of [...Object.values(secret), 'wong', 'city one', client.email, 'tower'])
    expect(written).not.toContain(text.toLowerCase())
})

test('a draft that the client withdrew is started again once they agree again', async () => {
  const { project_id: key } = await draft()
  await decide(false)
  expect(await draft()).toMatchObject({ project_id: null, can_begin: false })
  await decide(true)
  expect(await draft()).toMatchObject({ project_id: null, can_begin: true })
  expect((await begin()).data).toMatchObject({ project_id: key, can_begin: false })
})

test('a published project is hidden as soon as the client withdraws consent, and cannot be shown again', async () => {
  const key = (await draft()).project_id ?? ''
  const params = { kind: 'project', key } as const
  const guest = await openGuest(shop, 'en')
  const shown = async () => (await guest.call(filterProjects, { query: { ids: key } })).total
  const { revision } = (await staff.call(findWriting, { params })).data
  await staff.call(publishWriting, { params, body: { revision } })
  expect(await shown()).toBe(1)

  const { data } = await decide(false)
  expect(data.is_agreed).toBe(false)
  await expect.poll(shown).toBe(0)
  const { data: hidden } = await staff.call(findWriting, { params })
  const body = { revision: hidden.revision, written: { ...hidden.live, is_shown: true } }
  const { data: saved } = await staff.call(saveWritingDraft, { params, body })
  const again = staff.call(publishWriting, { params, body: { revision: saved.revision } })
  await expectRefusal(again, 422, 'invalid-input')
  const { data: log } = await client.call(listRenovationEvents, { params: { id } })
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['portfolio-agreed', 'portfolio-withdrawn']))
  expect((await client.call(showPortfolioConsent, { params: { id } })).data.is_agreed).toBe(false)
})
