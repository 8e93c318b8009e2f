import type { Locale } from '@fitout/contract/locales.ts'
import { changeProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { confirmTranslation, listTranslations } from '@fitout/contract/staff/translations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/visitors.ts'
import { openWritingDesk, type WritingDesk } from '../../testing/writing-desk.ts'

let desk: WritingDesk
beforeAll(async () => {
  desk = await openWritingDesk()
})
afterAll(() => desk.shop.stop())

describe('beyond 104: the queue of translations', () => {
  test('names what is missing, and what was left behind when its source changed', async () => {
    const list = async (query: object) =>
      (await desk.editor.call(listTranslations, { query: { per_page: 100, ...query } })).data
    const live = await desk.liveOf('page', 'about-us')
    const title = { ...live.title, zh: '改了的標題', cn: '' }
    await desk.save('page', 'about-us', { ...live, title, blocks: live.blocks.toReversed() })
    await desk.publish('page', 'about-us')
    const rows = (await list({ kind: 'page' })).filter(({ key }) => key === 'about-us')
    expect(rows.map(({ place, locale, state }) => [place, locale, state])).toEqual([
      ['title', 'cn', 'missing'],
      ['title', 'en', 'outdated'],
    ])
    const { kind, key, locale, source, translation } = rows[1]!
    const body = { kind, key, locale, source, translation }
    await desk.editor.call(confirmTranslation, { body })
    expect((await list({ kind: 'page', state: 'outdated' })).filter((row) => row.key === 'about-us')).toEqual([])
    await expectRefusal(desk.editor.call(confirmTranslation, { body }), 404, 'writing-not-found')
    expect((await desk.trailOf('about-us'))[0]?.action).toBe('words.confirm-translation')
  })

  test('lists Simplified Chinese drafted from Traditional, until it is reviewed', async () => {
    const drafted = async () => (await desk.editor.call(listTranslations, { query: { state: 'drafted' } })).data
    expect(await drafted()).toEqual([])
    const { data: products } = await desk.manager.call(listStaffProducts, {
      query: { kind: 'GOODS', status: 'ACTIVE', per_page: 1 },
    })
    const params = { id: products[0]!._id }
    const whole = async () => (await desk.manager.call(findStaffProduct, { params })).data
    const change = async (changes: { care?: Record<Locale, string>; drafts?: 'care'[] }) => {
      const { version } = await whole()
      await desk.manager.call(changeProduct, { params, body: { ...changes, version } })
    }
    const care = { zh: '用濕布抹淨', cn: '用湿布抹净', en: 'Wipe with a damp cloth' }
    await change({ care, drafts: ['care'] })
    expect(await drafted()).toMatchObject([
      { kind: 'product', key: params.id, place: 'care', locale: 'cn', source: '用濕布抹淨', translation: '用湿布抹净' },
    ])
    await change({ drafts: [] })
    expect(await drafted()).toEqual([])
  })
})
