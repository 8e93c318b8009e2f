import { listAudit } from '@fitout/contract/audit.ts'
import { type CallError, createCall } from '@fitout/contract/client.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { findPost } from '@fitout/contract/posts.ts'
import { findProject } from '@fitout/contract/projects.ts'
import * as configuration from '@fitout/contract/staff-configuration.ts'
import { confirmTranslation, listTranslations } from '@fitout/contract/staff-translations.ts'
import {
  addWriting,
  discardWritingDraft,
  findWriting,
  findWritingVersion,
  goBackToWriting,
  listWritings,
  previewTypedWriting,
  previewWriting,
  publishWriting,
  saveWritingDraft,
  scheduleWriting,
  type WordsKind,
  wordsKinds,
} from '@fitout/contract/staff-words.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { systemClock } from '../../clock.ts'
import { type Context, createContext } from '../../context.ts'
import { inDraftShop } from '../../draft-shop.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishDue } from './writings-service.ts'

type Block = { type: string; title: Words; is_hidden?: boolean }
type Live = { title: Words; summary: Words; blocks: Block[]; pictures: unknown[] }

let shop: TestShop
let editor: StaffVisitor
let manager: StaffVisitor
/** Another process of the same shop. */
let other: Context
let ahead = 0

beforeAll(async () => {
  const { now } = systemClock()
  shop = await openSeededShop({ clock: { ...systemClock(), now: () => new Date(now().getTime() + ahead) } })
  editor = await openStaff(shop, 'editor')
  manager = await openStaff(shop, 'manager')
  other = await createContext(shop.context.config)
})
afterAll(async () => {
  await other.stop()
  await shop.stop()
})

const find = async (kind: WordsKind, key: string) => (await editor.call(findWriting, { params: { kind, key } })).data
const liveOf = async (kind: WordsKind, key: string) => (await find(kind, key)).live as unknown as Live
async function save(kind: WordsKind, key: string, written: object) {
  const { revision } = await find(kind, key)
  return (await editor.call(saveWritingDraft, { params: { kind, key }, body: { revision, written: written as never } }))
    .data
}
async function publish(kind: WordsKind, key: string) {
  const { revision } = await find(kind, key)
  return (await editor.call(publishWriting, { params: { kind, key }, body: { revision } })).data
}
const trailOf = async (subject_id: string) => (await manager.call(listAudit, { query: { subject_id } })).data
const home = async () => (await shop.visitor()(latestContent, { params: { slug: 'home' } })).data

describe('what staff write', () => {
  test('is read and published as it stands without changing anything the shop shows', async () => {
    for (const kind of wordsKinds) {
      const { data, total } = await editor.call(listWritings, { params: { kind }, query: { per_page: 100 } })
      expect(total).toBeGreaterThan(3)
      const key = data.find(({ is_live }) => is_live)!._id
      const live = await liveOf(kind, key)
      await save(kind, key, live)
      const after = await publish(kind, key)
      expect([kind, after.live, after.draft]).toEqual([kind, live, null])
    }
    for (const { _id: key } of (await manager.call(configuration.listConfigurations)).data) {
      const { live } = (await manager.call(configuration.findConfiguration, { params: { key } })).data
      const body = { revision: 0, written: live! }
      const saved = await manager.call(configuration.saveConfigurationDraft, { params: { key }, body })
      const { revision } = saved.data
      const after = await manager.call(configuration.publishConfiguration, { params: { key }, body: { revision } })
      expect([key, after.data.live]).toEqual([key, live])
    }
  })

  test('shows within two seconds in every process, and one step takes it back', async () => {
    const app = createApp(other)
    const elsewhere = createCall({ base: '/api', fetch: async (request) => app.fetch(request, {}), locale: () => 'en' })
    const shown = async () => {
      const pages = [await home(), (await elsewhere(latestContent, { params: { slug: 'home' } })).data]
      return pages.map(({ blocks }) => [
        blocks.length,
        blocks[0]?.type,
        blocks[0] && 'title' in blocks[0] && blocks[0].title.en,
      ])
    }
    const [before] = await shown()
    const live = await liveOf('page', 'home')
    const [hero, second, ...rest] = live.blocks as [Block, Block, ...Block[]]
    const last = rest.pop()
    const renamed = { ...second, title: { ...second.title, en: 'CANARY homes' } }
    const restyled = [renamed, hero, ...rest, { ...last, is_hidden: true }]
    await save('page', 'home', { ...live, blocks: restyled })
    expect((await shown())[1]).toEqual(before)
    await publish('page', 'home')
    const after = [live.blocks.length - 1, second.type, 'CANARY homes']
    await expect.poll(shown, { timeout: 2000, interval: 50 }).toEqual([after, after])
    const { versions, revision, live: kept } = await find('page', 'home')
    expect((kept as unknown as Live).blocks.at(-1)?.is_hidden).toBe(true)
    const [, previous] = versions
    const params = { kind: 'page', key: 'home' }
    await editor.call(goBackToWriting, { params, body: { revision, version: previous!.version } })
    await expect.poll(shown, { timeout: 2000, interval: 50 }).toEqual([before, before])
    const [back, published] = await trailOf('home')
    expect([back?.action, published?.action]).toEqual(['words.go-back', 'words.publish'])
    expect(JSON.stringify(published?.after)).toContain('CANARY homes')
    expect(JSON.stringify(published?.before)).not.toContain('CANARY homes')
    const version = String(versions[0]!.version)
    const earlier = await editor.call(findWritingVersion, { params: { ...params, version } })
    expect(JSON.stringify(earlier.data.written)).toContain('CANARY homes')
  })

  test('is refused whole where it does not fit, and the draft stays', async () => {
    const live = await liveOf('page', 'about-us')
    const [first] = live.blocks
    const strange = {
      url: '/media/00000000-0000-7000-8000-000000000000',
      width: 1,
      height: 1,
      widths: [1],
      colour: '#000',
      alt: {},
    }
    for (const [blocks, path] of [
      [[], 'blocks'],
      [[{ ...first, is_hidden: true }], 'blocks'],
      [[{ type: 'carousel' }], 'blocks.0.type'],
      [
        [{ type: 'enquiry-band', title: { en: 'a' }, action: { title: { en: 'a' }, path: 'javascript:alert(1)' } }],
        'blocks.0.action.path',
      ],
      [[{ type: 'studio', title: { en: 'a' }, picture: strange }], 'blocks.0.picture'],
    ] as const) {
      const { revision, draft } = await save('page', 'about-us', { ...live, blocks })
      expect((draft as unknown as Live).blocks).toEqual(blocks)
      const params = { kind: 'page', key: 'about-us' }
      const refused = editor.call(publishWriting, { params, body: { revision } })
      const { problem } = (await refused.catch((error: unknown) => error)) as CallError
      expect([problem.code, problem.errors?.map((one) => one.path)]).toEqual(['invalid-input', [path]])
    }
    const { revision } = await find('page', 'about-us')
    const params = { kind: 'page', key: 'about-us' }
    const dropped = await editor.call(discardWritingDraft, { params, body: { revision } })
    expect([dropped.data.draft, dropped.data.live]).toEqual([null, live])
    await expectRefusal(editor.call(publishWriting, { params, body: { revision: revision + 1 } }), 409, 'no-draft')
    for (const [kind, key] of [
      ['page', 'nowhere'],
      ['post', 'x'],
      ['configuration', 'shop-constants'],
      ['__proto__', 'a'],
    ]) {
      const nowhere = editor.call(findWriting, { params: { kind: kind!, key: key! } })
      await expectRefusal(nowhere, 404, 'writing-not-found')
    }
  })

  test('of two who edit the same, the second hears of the first and loses nothing', async () => {
    const live = await liveOf('page', 'contact-us')
    const { revision } = await find('page', 'contact-us')
    const params = { kind: 'page', key: 'contact-us' }
    const write = (who: StaffVisitor, en: string) =>
      who.call(saveWritingDraft, {
        params,
        body: { revision, written: { ...live, title: { ...live.title, en } } as never },
      })
    const outcomes = await Promise.allSettled([write(editor, 'Mine'), write(manager, 'Theirs')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((one) => one.status === 'rejected')!.reason as CallError
    expect(refused.problem).toMatchObject({ code: 'changed-meanwhile', details: { revision: revision + 1 } })
    expect(refused.problem.details?.['changed_by']).toMatch(/^(editor|manager) /)
    await expectRefusal(editor.call(publishWriting, { params, body: { revision } }), 409, 'changed-meanwhile')
  })

  test('a new article appears when its time has come, and not before', async () => {
    const [known] = (await editor.call(listWritings, { params: { kind: 'post' } })).data
    const text = await liveOf('post', known!._id)
    const written = { ...text, title: { en: 'Lamps for small rooms', zh: '細房的燈', cn: '' }, is_shown: true }
    const added = await editor.call(addWriting, { params: { kind: 'post' }, body: { written: written as never } })
    const key = added.data._id
    const params = { kind: 'post', key }
    const publish_at = new Date(shop.context.clock.now().getTime() + 3_600_000).toISOString()
    const set = await editor.call(scheduleWriting, { params, body: { revision: 1, publish_at } })
    expect(set.data).toMatchObject({ publish_at, is_live: false, has_draft: true })
    const read = async () => shop.visitor()(findPost, { params: { id: key } })
    await publishDue(shop.context)
    await expectRefusal(read(), 404, 'post-not-found')
    ahead = 3_601_000
    await Promise.all([publishDue(shop.context), publishDue(shop.context)])
    await expect
      .poll(async () => (await read()).data.title, { timeout: 2000 })
      .toEqual({ en: 'Lamps for small rooms', zh: '細房的燈' })
    expect((await find('post', key)).versions).toHaveLength(1)
    const [published] = await trailOf(key)
    expect(published).toMatchObject({ action: 'words.publish', staff_id: editor.accountId })
    await save('post', key, { ...written, is_shown: false })
    await publish('post', key)
    await expect
      .poll(
        async () =>
          read().then(
            () => 'shown',
            () => 'gone',
          ),
        { timeout: 2000 },
      )
      .toBe('gone')
  })

  test('a draft that no longer fits when its time comes says so and changes nothing', async () => {
    const live = await liveOf('page', 'disclaimer')
    const { revision } = await save('page', 'disclaimer', live)
    const params = { kind: 'page', key: 'disclaimer' }
    const publish_at = new Date(shop.context.clock.now().getTime() + 1000).toISOString()
    const set = await editor.call(scheduleWriting, { params, body: { revision, publish_at } })
    await editor.call(saveWritingDraft, {
      params,
      body: { revision: set.data.revision, written: { ...live, blocks: [] } as never },
    })
    ahead += 2000
    await publishDue(shop.context)
    const after = await find('page', 'disclaimer')
    expect(after).toMatchObject({ publish_at: null, publish_failure: 'invalid-input blocks', live, has_draft: true })
  })

  test('a project keeps its rooms, its hotspots and what it used', async () => {
    const { data } = await editor.call(listWritings, { params: { kind: 'project' }, query: { per_page: 100 } })
    const key = data[0]!._id
    const live = await liveOf('project', key)
    const before = (await shop.visitor()(findProject, { params: { id: key } })).data
    const pictures = live.pictures.toReversed()
    await save('project', key, { ...live, pictures, summary: { ...live.summary, en: 'CANARY summary' } })
    await publish('project', key)
    const read = async () => (await shop.visitor()(findProject, { params: { id: key } })).data
    await expect.poll(async () => (await read()).summary.en, { timeout: 2000 }).toBe('CANARY summary')
    const after = await read()
    expect(after.product_ids).toEqual(before.product_ids)
    expect(after.videos).toEqual(before.videos)
    const spots = (project: typeof after) =>
      project.galleries.flatMap((one) => one.pictures.flatMap((shown) => shown.hotspots))
    expect(spots(after).length).toBe(spots(before).length)
    expect((await liveOf('project', key)).pictures).toEqual(pictures)
  })
})

describe('a draft', () => {
  test('can be looked at in the shop by whoever has its address, and by nobody else', async () => {
    const live = await liveOf('page', 'home')
    await save('page', 'home', { ...live, title: { en: 'CANARY draft' } })
    const params = { kind: 'page', key: 'home' }
    const { data: addresses } = await editor.call(previewWriting, { params })
    const token = new URL(addresses.en, 'https://shop.test').searchParams.get('preview')!
    const seen = async (given: string) =>
      inDraftShop(shop.context, given, async (callApi) => {
        const call = createCall({ base: '/api', fetch: callApi, locale: () => 'en' })
        return (await call(latestContent, { params: { slug: 'home' } })).data.title.en
      })
    expect(addresses).toMatchObject({
      zh: expect.stringMatching(/^\/\?preview=/),
      cn: expect.stringMatching(/^\/cn\?/),
    })
    expect(await seen(token)).toBe('CANARY draft')
    expect((await home()).title.en).not.toBe('CANARY draft')
    const typed = { ...(await editor.call(findWriting, { params })).data.draft!, title: { en: 'CANARY typed' } }
    const { data: unsaved } = await editor.call(previewTypedWriting, { params, body: { written: typed as never } })
    expect(await seen(new URL(unsaved.en, 'https://shop.test').searchParams.get('preview')!)).toBe('CANARY typed')
    expect(await seen(token)).toBe('CANARY draft')
    const [payload = '', seal = ''] = token.split('.')
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('home', 'about-us')).toString(
      'base64url',
    )
    for (const wrong of ['', 'x', payload, `${payload}.`, `${forged}.${seal}`, `${token}x`])
      expect(await seen(wrong)).toBeUndefined()
    ahead += 31 * 60_000
    expect(await seen(token)).toBeUndefined()
  })
})

describe('beyond 104: the queue of translations', () => {
  test('names what is missing, and what was left behind when its source changed', async () => {
    const list = async (query: object) =>
      (await editor.call(listTranslations, { query: { per_page: 100, ...query } })).data
    const live = await liveOf('page', 'about-us')
    const title = { ...live.title, zh: '改了的標題', cn: '' }
    await save('page', 'about-us', { ...live, title, blocks: live.blocks.toReversed() })
    await publish('page', 'about-us')
    const rows = (await list({ kind: 'page' })).filter(({ key }) => key === 'about-us')
    expect(rows.map(({ place, locale, state }) => [place, locale, state])).toEqual([
      ['title', 'cn', 'missing'],
      ['title', 'en', 'outdated'],
    ])
    const { kind, key, locale, source, translation } = rows[1]!
    const body = { kind, key, locale, source, translation }
    await editor.call(confirmTranslation, { body })
    expect((await list({ kind: 'page', state: 'outdated' })).filter((row) => row.key === 'about-us')).toEqual([])
    await expectRefusal(editor.call(confirmTranslation, { body }), 404, 'writing-not-found')
    expect((await trailOf('about-us'))[0]?.action).toBe('words.confirm-translation')
  })
})
