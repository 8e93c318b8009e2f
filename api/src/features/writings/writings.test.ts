import { type CallError, createCall } from '@fitout/contract/client.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { findPost } from '@fitout/contract/posts.ts'
import { filterProjects, findProject } from '@fitout/contract/projects.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import {
  addWriting,
  discardWritingDraft,
  findWriting,
  findWritingVersion,
  goBackToWriting,
  listWritings,
  newKey,
  publishWriting,
  saveWritingDraft,
  scheduleWriting,
  wordsKinds,
} from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { type Context, createContext } from '../../context.ts'
import type { StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { type Block, type Live, openWritingDesk, type WritingDesk } from '../../testing/writing-desk.ts'
import { publishDue } from './writings-service.ts'

let desk: WritingDesk
/** Another process of the same shop. */
let other: Context
beforeAll(async () => {
  desk = await openWritingDesk()
  other = await createContext(desk.shop.context.config, { isSetUp: async () => true })
})
afterAll(async () => {
  await other.stop()
  await desk.shop.stop()
})

const home = async () => (await desk.shop.visitor()(latestContent, { params: { slug: 'home' } })).data

describe('content written by staff', () => {
  test('is read and published unchanged without changing what the shop shows', async () => {
    for (const kind of wordsKinds) {
      const { data, total } = await desk.editor.call(listWritings, { params: { kind }, query: { per_page: 100 } })
      expect(total).toBeGreaterThan(3)
      const key = data.find(({ is_live }) => is_live)!._id
      const live = await desk.liveOf(kind, key)
      await desk.save(kind, key, live)
      const after = await desk.publish(kind, key)
      expect([kind, after.live, after.draft]).toEqual([kind, live, null])
    }
    for (const { _id: key } of (await desk.manager.call(configuration.listConfigurations)).data) {
      const { live } = (await desk.manager.call(configuration.findConfiguration, { params: { key } })).data
      const body = { revision: 0, written: live! }
      const saved = await desk.manager.call(configuration.saveConfigurationDraft, { params: { key }, body })
      const { revision } = saved.data
      const after = await desk.manager.call(configuration.publishConfiguration, { params: { key }, body: { revision } })
      expect([key, after.data.live]).toEqual([key, live])
    }
  })

  test('begins without being stored', async () => {
    for (const kind of wordsKinds) {
      const begun = desk.editor.call(findWriting, { params: { kind, key: newKey } })
      if (kind === 'page' || kind === 'service') await expectRefusal(begun, 404, 'writing-not-found')
      else expect((await begun).data).toMatchObject({ revision: 0, live: null, has_draft: false })
    }
    const { data } = await desk.editor.call(listWritings, { params: { kind: 'post' }, query: { has_draft: 'true' } })
    expect(data.map(({ _id }) => _id)).not.toContain(newKey)
  })

  test('comes with the words that other texts have in the same field, the last used first', async () => {
    const { data: posts } = await desk.editor.call(listWritings, { params: { kind: 'post' }, query: { per_page: 100 } })
    const key = posts.find(({ is_live }) => is_live)!._id
    const live = await desk.liveOf('post', key)
    const author = { zh: '林工', cn: '林工', en: 'Lam' }
    const tag = { zh: '玄關', cn: '玄关', en: 'Hallways' }
    await desk.save('post', key, { ...live, author, tags: [tag] })
    await desk.publish('post', key)
    const { known } = (await desk.editor.call(findWriting, { params: { kind: 'post', key: newKey } })).data
    expect(known['author']).toContainEqual(author)
    // The author that the person used last is filled in.
    const begun = async (staff: StaffVisitor) =>
      (await staff.call(findWriting, { params: { kind: 'post', key: newKey } })).data.draft
    expect(await begun(desk.editor)).toEqual({ author })
    expect(await begun(desk.manager)).toEqual({})
    expect(known['author']).toContainEqual((live as { author?: unknown }).author)
    expect(known['tags']).toContainEqual(tag)
    const project = (await desk.editor.call(findWriting, { params: { kind: 'project', key: newKey } })).data
    expect(Object.keys(project.known).toSorted()).toEqual(['materials', 'team.name', 'team.role'])
    await desk.save('post', key, live)
    await desk.publish('post', key)
  })

  test('may be invalid while it is a draft, and blocks neither the list nor discarding it', async () => {
    const params = { kind: 'post' } as const
    for (const title of [null, 5, 'Light', [], { zh: 5 }, { zh: {} }, { en: 'Light' }]) {
      const { data } = await desk.editor.call(addWriting, { params, body: { written: { title: title as never } } })
      const one = { params: { ...params, key: data._id } }
      const { data: found } = await desk.editor.call(findWriting, one)
      expect(found.draft).toEqual({ title })
      const listed = await desk.editor.call(listWritings, { params, query: { per_page: 100 } })
      expect(listed.data.map(({ _id }) => _id)).toContain(data._id)
      await desk.editor.call(discardWritingDraft, { ...one, body: { revision: found.revision } })
    }
  })

  test('shows within two seconds in every process, and is undone in one step', async () => {
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
    const live = await desk.liveOf('page', 'home')
    const [hero, second, ...rest] = live.blocks as [Block, Block, ...Block[]]
    const last = rest.pop()
    const renamed = { ...second, title: { ...second.title, en: 'CANARY homes' } }
    const restyled = [renamed, hero, ...rest, { ...last, is_hidden: true }]
    await desk.save('page', 'home', { ...live, blocks: restyled })
    expect((await shown())[1]).toEqual(before)
    await desk.publish('page', 'home')
    const after = [live.blocks.length - 1, second.type, 'CANARY homes']
    await expect.poll(shown, { timeout: 2000, interval: 50 }).toEqual([after, after])
    const { versions, revision, live: kept } = await desk.find('page', 'home')
    expect((kept as unknown as Live).blocks.at(-1)?.is_hidden).toBe(true)
    const [, previous] = versions
    const params = { kind: 'page', key: 'home' }
    await desk.editor.call(goBackToWriting, { params, body: { revision, version: previous!.version } })
    await expect.poll(shown, { timeout: 2000, interval: 50 }).toEqual([before, before])
    const [back, published] = await desk.trailOf('home')
    expect([back?.action, published?.action]).toEqual(['words.go-back', 'words.publish'])
    expect(JSON.stringify(published?.after)).toContain('CANARY homes')
    expect(JSON.stringify(published?.before)).not.toContain('CANARY homes')
    const version = String(versions[0]!.version)
    const earlier = await desk.editor.call(findWritingVersion, { params: { ...params, version } })
    expect(JSON.stringify(earlier.data.written)).toContain('CANARY homes')
  })

  test('is refused as a whole if invalid, and the draft is kept', async () => {
    const live = await desk.liveOf('page', 'about-us')
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
      // An entry in which nothing was chosen is left out, and the others keep their place in the form.
      [['', { type: 'carousel' }], 'blocks.1.type'],
      [['', first, '', { type: 'studio', title: { en: 'a' }, picture: strange }], 'blocks.3.picture'],
    ] as const) {
      const { revision, draft } = await desk.save('page', 'about-us', { ...live, blocks })
      expect((draft as unknown as Live).blocks).toEqual(blocks)
      const params = { kind: 'page', key: 'about-us' }
      const refused = desk.editor.call(publishWriting, { params, body: { revision } })
      const { problem } = (await refused.catch((error: unknown) => error)) as CallError
      expect([problem.code, problem.errors?.map((one) => one.path)]).toEqual(['invalid-input', [path]])
    }
    const { revision } = await desk.find('page', 'about-us')
    const params = { kind: 'page', key: 'about-us' }
    const dropped = await desk.editor.call(discardWritingDraft, { params, body: { revision } })
    expect([dropped.data.draft, dropped.data.live]).toEqual([null, live])
    await expectRefusal(desk.editor.call(publishWriting, { params, body: { revision: revision + 1 } }), 409, 'no-draft')
    for (const [kind, key] of [
      ['page', 'nowhere'],
      ['post', 'x'],
      ['configuration', 'shop-constants'],
      ['__proto__', 'a'],
    ]) {
      const nowhere = desk.editor.call(findWriting, { params: { kind: kind!, key: key! } })
      await expectRefusal(nowhere, 404, 'writing-not-found')
    }
  })

  test('of two concurrent edits, the second gets a conflict and loses nothing', async () => {
    const live = await desk.liveOf('page', 'contact-us')
    const { revision } = await desk.find('page', 'contact-us')
    const params = { kind: 'page', key: 'contact-us' }
    const write = (who: StaffVisitor, en: string) =>
      who.call(saveWritingDraft, {
        params,
        body: { revision, written: { ...live, title: { ...live.title, en } } as never },
      })
    const outcomes = await Promise.allSettled([write(desk.editor, 'Mine'), write(desk.manager, 'Theirs')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((one) => one.status === 'rejected')!.reason as CallError
    expect(refused.problem).toMatchObject({ code: 'changed-meanwhile', details: { revision: revision + 1 } })
    expect(refused.problem.details?.['changed_by']).toMatch(/^(editor|manager) /)
    await expectRefusal(desk.editor.call(publishWriting, { params, body: { revision } }), 409, 'changed-meanwhile')
  })

  test('a new article appears at its scheduled time, and not before', async () => {
    const [known] = (await desk.editor.call(listWritings, { params: { kind: 'post' } })).data
    const text = await desk.liveOf('post', known!._id)
    const written = { ...text, title: { en: 'Lamps for small rooms', zh: '細房的燈', cn: '' }, is_shown: true }
    const added = await desk.editor.call(addWriting, { params: { kind: 'post' }, body: { written: written as never } })
    const key = added.data._id
    const params = { kind: 'post', key }
    const publish_at = new Date(desk.shop.context.clock.now().getTime() + 3_600_000).toISOString()
    const past = new Date(desk.shop.context.clock.now().getTime() - 3_600_000).toISOString()
    const late = desk.editor.call(scheduleWriting, { params, body: { revision: 1, publish_at: past } })
    expect((await refusalOf(late)).errors).toMatchObject([{ path: 'publish_at', code: 'time-past' }])
    const set = await desk.editor.call(scheduleWriting, { params, body: { revision: 1, publish_at } })
    expect(set.data).toMatchObject({ publish_at, is_live: false, has_draft: true })
    const read = async () => desk.shop.visitor()(findPost, { params: { id: key } })
    await publishDue(desk.shop.context)
    await expectRefusal(read(), 404, 'post-not-found')
    desk.letPass(3_601_000)
    await Promise.all([publishDue(desk.shop.context), publishDue(desk.shop.context)])
    await expect
      .poll(async () => (await read()).data.title, { timeout: 2000 })
      .toEqual({ en: 'Lamps for small rooms', zh: '細房的燈' })
    expect((await desk.find('post', key)).versions).toHaveLength(1)
    const [published] = await desk.trailOf(key)
    expect(published).toMatchObject({ action: 'words.publish', staff_id: desk.editor.accountId })
    await desk.save('post', key, { ...written, is_shown: false })
    await desk.publish('post', key)
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

  test('a draft that is invalid at its scheduled time reports it and changes nothing', async () => {
    const live = await desk.liveOf('page', 'disclaimer')
    const { revision } = await desk.save('page', 'disclaimer', live)
    const params = { kind: 'page', key: 'disclaimer' }
    const publish_at = new Date(desk.shop.context.clock.now().getTime() + 1000).toISOString()
    const set = await desk.editor.call(scheduleWriting, { params, body: { revision, publish_at } })
    await desk.editor.call(saveWritingDraft, {
      params,
      body: { revision: set.data.revision, written: { ...live, blocks: [] } as never },
    })
    desk.letPass(2000)
    await publishDue(desk.shop.context)
    const after = await desk.find('page', 'disclaimer')
    expect(after).toMatchObject({ publish_at: null, publish_failure: 'invalid-input blocks', live, has_draft: true })
  })

  test('a new project is listed first', async () => {
    const { data } = await desk.editor.call(listWritings, { params: { kind: 'project' }, query: { per_page: 1 } })
    const { rank: _rank, ...written } = (await desk.liveOf('project', data[0]!._id)) as Live & { rank: number }
    const added = await desk.editor.call(addWriting, {
      params: { kind: 'project' },
      body: { written: { ...written, title: { zh: '新作', cn: '新作', en: 'New work' } } as never },
    })
    await desk.publish('project', added.data._id)
    const first = async () => (await desk.shop.visitor()(filterProjects, { query: { per_page: 1 } })).data[0]
    await expect.poll(first, { timeout: 2000 }).toMatchObject({ _id: added.data._id })
  })

  test('a project keeps its rooms, its hotspots and the pieces it used', async () => {
    const { data } = await desk.editor.call(listWritings, { params: { kind: 'project' }, query: { per_page: 100 } })
    const key = data[0]!._id
    const live = await desk.liveOf('project', key)
    const before = (await desk.shop.visitor()(findProject, { params: { id: key } })).data
    const pictures = live.pictures.toReversed()
    await desk.save('project', key, { ...live, pictures, summary: { ...live.summary, en: 'CANARY summary' } })
    await desk.publish('project', key)
    const read = async () => (await desk.shop.visitor()(findProject, { params: { id: key } })).data
    await expect.poll(async () => (await read()).summary.en, { timeout: 2000 }).toBe('CANARY summary')
    const after = await read()
    expect(after.product_ids).toEqual(before.product_ids)
    expect(after.videos).toEqual(before.videos)
    const spots = (project: typeof after) =>
      project.galleries.flatMap((one) => one.pictures.flatMap((shown) => shown.hotspots))
    expect(spots(after).length).toBe(spots(before).length)
    expect((await desk.liveOf('project', key)).pictures).toEqual(pictures)
  })
})
