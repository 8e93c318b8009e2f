import { readFile } from 'node:fs/promises'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import type { CallError } from '@fitout/contract/client.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { changeCategory, listStaffCategories } from '@fitout/contract/staff/categories.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import { findProject } from '@fitout/contract/projects.ts'
import {
  findWriting,
  goBackToWriting,
  listWritings,
  publishWriting,
  saveWritingDraft,
} from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import type { AppError } from '../../http/app-error.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { requirePublishable } from './require-publishable.ts'

type Written = Record<string, unknown>
type Layout = { navbar: { navigation: { title: Words; path: string }[] } }

let shop: TestShop
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openSeededShop()
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const codeOf = (error: unknown) => (error as AppError).code as never

describe('beyond.md 126: a thousand configurations', () => {
  test('each is refused, or the shop still responds with a complete one', async () => {
    const key = 'customer-layout'
    const { data: start } = await manager.call(configuration.findConfiguration, { params: { key } })
    const live = start.live as unknown as Written
    let seed = 126
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
    const junk = [
      null,
      '',
      [],
      {},
      0,
      -1,
      'javascript:alert(1)',
      '//evil.example',
      '<script>',
      'x'.repeat(5000),
      { en: '' },
      { zh: 1 },
      true,
    ]
    const broken = () => {
      const copy = structuredClone(live)
      for (let times = 1 + random(3); times > 0; times -= 1) {
        let place: Written = copy
        for (let depth = 0; depth < 8; depth += 1) {
          const names = Object.keys(place)
          if (names.length === 0) break
          const name = names[random(names.length)]!
          if (depth > 1 && (random(3) === 0 || typeof place[name] !== 'object' || place[name] === null)) {
            if (random(4) === 0) delete place[name]
            else place[name] = junk[random(junk.length)]
            break
          }
          if (typeof place[name] !== 'object' || place[name] === null) break
          place = place[name] as Written
        }
      }
      return copy
    }
    const outcomes = { refused: 0, published: 0 }
    const accepted: Layout[] = []
    for (let round = 0; round < 1000; round += 1) {
      const fitting = await requirePublishable(shop.context.db, writtenConfiguration[key], broken()).catch(codeOf)
      if (fitting === 'invalid-input') outcomes.refused += 1
      else accepted.push(fitting)
    }
    for (const { navbar } of accepted) {
      expect(navbar.navigation.length).toBeGreaterThan(0)
      for (const { title, path } of navbar.navigation) {
        expect(Object.values(title).join('')).not.toBe('')
        expect(path).toMatch(/^(\/(?![/\\])|https?:|mailto:|tel:)/)
      }
    }
    let { revision } = start
    const params = { key }
    for (const written of accepted.slice(0, 10)) {
      const saved = await manager.call(configuration.saveConfigurationDraft, {
        params,
        body: { revision, written: written as never },
      })
      const body = { revision: saved.data.revision }
      ;({ revision } = (await manager.call(configuration.publishConfiguration, { params, body })).data)
      const { 'customer-layout': layout } = (await shop.visitor()(latestConfiguration)).data
      expect(layout.navbar.navigation.length).toBeGreaterThan(0)
      outcomes.published += 1
    }
    expect(outcomes.refused).toBeGreaterThan(300)
    expect(outcomes.published).toBe(10)
  })

  test.each<[key: string, change: (live: Written) => Written, path: string]>([
    [
      'customer-layout',
      (live) => ({ ...live, navbar: { ...(live['navbar'] as object), navigation: [] } }),
      'navbar.navigation',
    ],
    ['customer-layout', ({ footer: _gone, ...live }) => live, 'footer'],
    ['customer-layout', (live) => leading(live, 'javascript:alert(1)'), 'navbar.navigation.0.path'],
    ['customer-layout', (live) => leading(live, '//evil.example'), 'navbar.navigation.0.path'],
    ['customer-layout', (live) => leading(live, '/produkts'), 'navbar.navigation.0.path'],
    ['customer-layout', (live) => leading(live, `/products/${newId()}/gone`), 'navbar.navigation.0.path'],
    ['customer-layout', (live) => leading(live, '/en/categories/sofas'), 'navbar.navigation.0.path'],
    ['shop-constants', ({ payment_channels: _gone, ...live }) => live, 'payment_channels'],
    ['shop-constants', (live) => ({ ...live, membership_levels: [] }), 'membership_levels'],
    ['shop-constants', (live) => ({ ...live, reply_working_days: 0 }), 'reply_working_days'],
    ['response-messages', ({ default: _gone, ...live }) => live, 'default'],
    ['response-messages', (live) => ({ ...live, order: {} }), 'order.success order.failure order.cancelled'],
    ['customer-locales', ({ zh: _gone, ...live }) => live, 'zh'],
    ['customer-locales', (live) => ({ ...live, zh: { search: 'flat' } }), 'zh.search'],
    ['customer-locales', (live) => saying(live, 'Nothing {unknown}'), 'en.search.noResults'],
    ['customer-locales', (live) => saying(live, 'Nothing {'), 'en.search.noResults'],
    ['sorting-lists', (live) => ({ ...live, products: [] }), 'products'],
    ['estimate-rates', ({ scopes: _gone, ...live }) => live, 'scopes'],
    ['search-terms', () => ({}), 'synonyms'],
  ])('%s is refused when broken, and the shop continues as before (case %#)', async (key, change, path) => {
    const shown = async () => (await shop.visitor()(latestConfiguration)).data
    const before = await shown()
    expect(await attempt(key, change)).toBe(path)
    expect(await shown()).toEqual(before)
  })

  test('a menu leads to what the shop shows, and an entry from before that was hidden keeps no other from changing', async () => {
    const change = (path: string) => attempt('customer-layout', (live) => leading(live, path))
    const [category] = (await manager.call(listStaffCategories, { query: { per_page: 1 } })).data
    const { _id: id, title, description } = category!
    expect(await change(`/categories/${id}?sort=price#list`)).toBe('published')
    const body = { title, description: { zh: '', cn: '', en: '', ...description }, status: 'INACTIVE' } as const
    await manager.call(changeCategory, { params: { id }, body: body as never })
    expect(await attempt('customer-layout', (live) => live)).toBe('published')
    expect(await change(`/categories/${id}`)).toBe('navbar.navigation.0.path')
    expect(await change('/en/projects/?style=japandi')).toBe('published')
  })

  test('an unknown constant is omitted, and a known one is shown', async () => {
    const change = (live: Written) => ({ ...live, free_shipping_from: 9000, main_store_id: 'x', secret: 1 })
    expect(await attempt('shop-constants', change)).toBe('published')
    const { 'shop-constants': constants } = (await shop.visitor()(latestConfiguration)).data
    expect(constants).toMatchObject({ free_shipping_from: 9000, main_store_id: shop.context.config.mainStoreId })
    expect(constants).not.toHaveProperty('secret')
  })
})

/** The outcome of publishing a changed configuration; if invalid, the paths of the errors. */
async function attempt(key: string, change: (live: Written) => Written) {
  const { live, revision } = (await manager.call(configuration.findConfiguration, { params: { key } })).data
  const written = change(structuredClone(live as Written))
  const saved = await manager.call(configuration.saveConfigurationDraft, {
    params: { key },
    body: { revision, written: written as never },
  })
  const body = { revision: saved.data.revision }
  return manager.call(configuration.publishConfiguration, { params: { key }, body }).then(
    () => 'published',
    (error: CallError) => error.problem.errors?.map(({ path }) => path).join(' '),
  )
}

function leading(live: Written, path: string): Written {
  const { navbar } = live as unknown as Layout
  const [first, ...rest] = navbar.navigation
  return { ...live, navbar: { ...navbar, navigation: [{ ...first, path }, ...rest] } }
}

const saying = (live: Written, text: string) => ({
  ...live,
  en: { ...(live['en'] as object), search: { noResults: text } },
})

test('a project gets a film and a 3D model, and one step removes both again', async () => {
  const [first] = (await manager.call(listWritings, { params: { kind: 'project' } })).data
  const params = { kind: 'project', key: first!._id }
  const { live, revision: start } = (await manager.call(findWriting, { params })).data
  const save = async (revision: number, written: object) =>
    (await manager.call(saveWritingDraft, { params, body: { revision, written: written as never } })).data.revision
  const send = async (path: string, bytes: Buffer) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'file'))
    const response = await manager.send(path, { method: 'POST', body })
    const answer = (await response.json()) as { code?: string; data?: { url: string } }
    return answer.code ?? answer.data!.url
  }
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(64, 1)])
  const glb = await readFile(new URL('../../../database/seed/media/models/dining-table.glb', import.meta.url))
  expect([await send('/api/admin/films', glb), await send('/api/admin/models', film)]).toEqual([
    'file-not-a-film',
    'file-not-a-model',
  ])
  const [url, model] = [await send('/api/admin/films', film), await send('/api/admin/models', glb)]
  expect((await shop.request(url, { headers: { Range: 'bytes=4-7' } })).status).toBe(206)
  for (const [subject, kept] of [
    ['film', url],
    ['model', model],
  ] as const) {
    const { data: trail } = await manager.call(listAudit, { query: { subject } })
    expect(trail).toMatchObject([{ action: `${subject}s.add`, before: {}, after: { url: kept } }])
  }
  const videos = [{ film: { url, seconds: 12 }, title: { en: 'A walk' }, transcript: {}, poster: live!['picture'] }]
  const nowhere = { ...videos[0], film: { url: '/x', seconds: 1 } }
  const revision = await save(start, { ...live, videos: [nowhere] })
  await expectRefusal(manager.call(publishWriting, { params, body: { revision } }), 422, 'invalid-input')
  const whole = { revision: await save(revision, { ...live, videos, model: { url: model } }) }
  const after = (await manager.call(publishWriting, { params, body: whole })).data
  const read = async () => (await shop.visitor()(findProject, { params: { id: params.key } })).data
  const shown = { videos: [{ url, seconds: 12, title: { en: 'A walk' } }], model_url: model }
  await expect.poll(read, { timeout: 2000 }).toMatchObject(shown)
  const body = { revision: after.revision, version: after.versions[1]!.version }
  expect((await manager.call(goBackToWriting, { params, body })).data.live).toEqual(live)
  await expect.poll(async () => (await read()).model_url, { timeout: 2000 }).not.toBe(model)
})
