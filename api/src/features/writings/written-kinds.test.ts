import type { CallError } from '@fitout/contract/client.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import type { Words } from '@fitout/contract/locales.ts'
import * as configuration from '@fitout/contract/staff-configuration.ts'
import { writtenConfiguration } from '@fitout/contract/written-configuration.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppError } from '../../http/app-error.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { fitToPublish } from './fit-to-publish.ts'

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
  test('each is refused, or the shop still answers with a whole one', async () => {
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
      const fitting = await fitToPublish(shop.context.db, writtenConfiguration[key], broken()).catch(codeOf)
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

  test('texts that speak of what the shop does not tell them, and messages that are gone, are refused', async () => {
    const attempt = async (key: string, change: (live: Written) => Written) => {
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
    const say = (text: string) => (live: Written) => ({
      ...live,
      en: { ...(live['en'] as object), search: { noResults: text } },
    })
    expect(await attempt('customer-locales', say('Nothing {unknown}'))).toBe('en.search.noResults')
    expect(await attempt('customer-locales', say('Nothing {'))).toBe('en.search.noResults')
    expect(await attempt('customer-locales', (live) => ({ ...live, zh: { search: 'flat' } }))).toBe('zh.search')
    expect(await attempt('response-messages', ({ default: _gone, ...live }) => live)).toBe('default')
    expect(await attempt('shop-constants', (live) => ({ ...live, membership_levels: [] }))).toBe('membership_levels')
    expect(await attempt('shop-constants', (live) => ({ ...live, free_shipping_from: 9000 }))).toBe('published')
    const { 'shop-constants': constants } = (await shop.visitor()(latestConfiguration)).data
    expect(constants).toMatchObject({ free_shipping_from: 9000, main_store_id: shop.context.config.mainStoreId })
  })
})
