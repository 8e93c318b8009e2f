import { CallError } from '@fitout/contract/client.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { arrangeHome, homeLayouts } from '@fitout/contract/home-layouts.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import { exportShopFile, importShopFile } from '@fitout/contract/staff/shop-files.ts'
import * as words from '@fitout/contract/staff/writings.ts'
import { readyThemes } from '@fitout/contract/themes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { setUp } from '../../testing/studios.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { publishConfiguration } from '../configuration/configuration-service.ts'
import { listWrittenPages, publishContent, type WrittenBlock } from '../contents/contents-service.ts'

let from: TestShop
let to: TestShop
let owner: StaffVisitor

beforeAll(async () => {
  from = await openSeededShop()
  to = await openTestShop({ isNew: true })
  await setUp(to)
  owner = await openStaff(to, 'owner')
  const { db } = from.context
  await publishConfiguration(db, 'theme', readyThemes.courtyard)
  const home = (await listWrittenPages(db)).get('home')
  if (!home) throw new Error('The demo has no home page.')
  const blocks = arrangeHome(home.blocks, 'courtyard') as WrittenBlock[]
  await publishContent(db, { ...home, slug: 'home', updatedOn: '2026-11-01', blocks })
})
afterAll(async () => {
  await from.stop()
  await to.stop()
})

async function exported(shop: TestShop): Promise<string> {
  const manager = await openStaff(shop, 'manager')
  return (await manager.send(`/api${exportShopFile.path}`)).text()
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.problem.code : String(error))
const file = (text: string) => new File([text], 'shop.ndjson', { type: 'application/x-ndjson' })
const send = async (text: string, dry_run: 'true' | 'false') =>
  (await owner.call(importShopFile, { query: { dry_run }, file: file(text) })).data

test('theme, pages and settings are transferred to another shop in one file, as drafts', async () => {
  const text = await exported(from)
  const trial = await send(text, 'true')
  expect(trial).toMatchObject({ faults: [], is_applied: false })
  expect(trial.pictures).toBeGreaterThan(0)
  expect(trial.drafts).toContainEqual({ kind: 'configuration', key: 'theme' })
  expect(trial.drafts).toContainEqual({ kind: 'page', key: 'home' })
  expect((await to.context.db.selectFrom('writings').select('draft').execute()).filter(({ draft }) => draft)).toEqual(
    [],
  )

  expect(await send(text, 'false')).toEqual({ ...trial, is_applied: true })
  expect((await to.visitor()(latestConfiguration)).data.theme.faces).toBe('newsreader')
  // Importing it again changes nothing.
  await send(text, 'false')
  // Texts that name an account or the studio's contact are proved by the person who publishes them, as always.
  const held: string[] = []
  for (const { kind, key } of trial.drafts) {
    const calls = kind === 'configuration' ? configuration.publishConfiguration : words.publishWriting
    const published = owner.call(calls, { params: { kind, key }, body: { revision: 1 } })
    const code = await published.then(() => '', codeOf)
    if (code !== '') held.push(`${key} ${code}`)
  }
  expect(held).toContain('shop-constants second-factor-needed')
  expect(held.filter((one) => !one.endsWith(' second-factor-needed'))).toEqual([])
  expect(held.map((one) => one.split(' ')[0])).not.toContain('home')
  expect((await to.visitor()(latestConfiguration)).data.theme).toEqual(readyThemes.courtyard)
  const homes = await Promise.all(
    [from, to].map(async (shop) => (await shop.visitor()(latestContent, { params: { slug: 'home' } })).data.blocks),
  )
  expect(homes[1]).toEqual(homes[0])
  const laidOut = homeLayouts.courtyard.map(({ type }) => type)
  expect(homes[1]?.map(({ type }) => type)).toEqual(laidOut)
  const hero = homes[1]?.[0]
  const picture = hero?.type === 'hero' ? hero.picture : undefined
  expect((await to.request(`${picture?.url}/${picture?.widths[0]}.jpg`)).status).toBe(200)
  expect((await send(text, 'true')).pictures).toBe(0)
}, 240_000)

test('each invalid line is reported, and nothing is created', async () => {
  const head = JSON.stringify({ format: 'fitout-shop', version: 1 })
  const unreadable = { ...readyThemes.gallery, palette: { ...readyThemes.gallery.palette, accent: '#e0b090' } }
  const lines = [
    head,
    '{ not json',
    JSON.stringify({ kind: 'configuration', key: 'paint', data: {} }),
    JSON.stringify({ kind: 'configuration', key: 'theme', data: unreadable }),
    JSON.stringify({ kind: 'page', key: 'no-such-page', data: {} }),
    JSON.stringify({ picture: '019a0000-0000-7000-8000-000000000000', data: Buffer.from('<svg>').toString('base64') }),
  ]
  const before = await to.context.db.selectFrom('writings').selectAll().orderBy('key').execute()
  const { faults, is_applied } = await send(lines.join('\n'), 'false')
  expect(faults.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual([
    '2  wrong-type',
    '3 key not-listed',
    '4 data.palette.accent contrast-too-low',
    '5 key not-listed',
    '6 data wrong-type',
  ])
  expect(is_applied).toBe(false)
  expect(await to.context.db.selectFrom('writings').selectAll().orderBy('key').execute()).toEqual(before)
  expect((await send('<html>', 'true')).faults).toMatchObject([{ row: 1, code: 'wrong-type' }])
  expect((await send('', 'true')).faults).toMatchObject([{ row: 1, code: 'required' }])
})

test("a colleague's draft is not overwritten", async () => {
  const { data } = await owner.call(configuration.findConfiguration, { params: { key: 'search-terms' } })
  const body = { revision: data.revision, written: { synonyms: [['sofa', 'couch']], popular: [] } }
  await owner.call(configuration.saveConfigurationDraft, { params: { key: 'search-terms' }, body })
  const other = { kind: 'configuration', key: 'search-terms', data: { synonyms: [['lamp', 'light']], popular: [] } }
  const text = [{ format: 'fitout-shop', version: 1 }, other].map((line) => JSON.stringify(line)).join('\n')
  expect((await send(text, 'true')).faults).toMatchObject([{ row: 2, code: 'stale' }])
  await expect(send(text, 'false')).rejects.toMatchObject({ problem: { code: 'changed-meanwhile' } })
})
