import type { Locale } from '@fitout/contract/locales.ts'
import { changeProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { confirmTranslation, listTranslations, translationStates } from '@fitout/contract/staff/translations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPost } from '../../testing/posts.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { openWritingDesk, type WritingDesk } from '../../testing/writing-desk.ts'
import { translationGaps } from './find-gaps.ts'

let desk: WritingDesk
beforeAll(async () => {
  desk = await openWritingDesk()
})
afterAll(() => desk.shop.stop())

describe('beyond 104: the queue of translations', () => {
  test('names what is missing, and what became outdated when its source changed', async () => {
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

  test('names texts of products and services whose source was changed', async () => {
    const { manager } = desk
    const of = async (kind: 'product' | 'service', key: string) =>
      (await manager.call(listTranslations, { query: { per_page: 100, kind, state: 'outdated' } })).data.filter(
        (row) => row.key === key,
      )
    for (const [kind, sort] of [
      ['product', 'GOODS'],
      ['service', 'SERVICE'],
    ] as const) {
      const query = { kind: sort, status: 'ACTIVE' } as const
      const { _id: id } = (await manager.call(listStaffProducts, { query })).data[0]!
      const rename = async (title: Record<Locale, string>) => {
        const { version } = (await manager.call(findStaffProduct, { params: { id } })).data
        await manager.call(changeProduct, { params: { id }, body: { title, version } })
      }
      await rename({ zh: '椅', cn: '椅', en: 'Chair' })
      expect(await of(kind, id)).toEqual([])
      await rename({ zh: '扶手椅', cn: '扶手椅', en: 'Chair' })
      const [row, ...others] = await of(kind, id)
      expect([row, others]).toEqual([
        expect.objectContaining({ locale: 'en', source: '扶手椅', translation: 'Chair' }),
        [],
      ])
      const { locale, source, translation } = row!
      const body = { kind, key: id, locale, source, translation }
      await manager.call(confirmTranslation, { body })
      expect(await of(kind, id)).toEqual([])
      await expectRefusal(manager.call(confirmTranslation, { body }), 404, 'writing-not-found')
    }
  })

  test('follows a piece that is hidden, shown again and deleted, and one changed before many others', async () => {
    const { db } = desk.shop.context
    const post = await addPost(db)
    const of = async (key: string) =>
      (await desk.editor.call(listTranslations, { query: { per_page: 100, kind: 'post' } })).data
        .filter((row) => row.key === key)
        .map(({ place, locale, source }) => [place, locale, source])
    const gaps = ['title', 'excerpt', 'body', 'author'].map((place) => [place, 'cn', '文章'])
    expect(await of(post)).toEqual(gaps)
    const change = (status: 'ACTIVE' | 'INACTIVE') =>
      db.updateTable('posts').set({ status }).where('id', '=', post).execute()
    await change('INACTIVE')
    expect(await of(post)).toEqual([])
    await change('ACTIVE')
    await db.updateTable('posts').set({ rank: 1 }).where('id', '<>', post).execute()
    expect(await of(post)).toEqual(gaps)
    for (let more = 0; more < 150; more += 1) await addPost(db, 'INACTIVE')
    await change('INACTIVE')
    // The latest change is included at once, earlier ones by the job.
    expect(await of(post)).toEqual([])
    await Promise.all([translationGaps.updateAll(desk.shop.context), translationGaps.updateAll(desk.shop.context)])
    expect(await db.selectFrom('stale_texts').selectAll().execute()).toEqual([])
    await db.deleteFrom('posts').where('id', '=', post).execute()
    expect(await of(post)).toEqual([])
  })

  test('counts what its filters show, in the languages of the shop, and can be paged to the end', async () => {
    await translationGaps.updateAll(desk.shop.context)
    const read = async (query: object) => desk.editor.call(listTranslations, { query })
    const all = await read({ per_page: 100 })
    expect(all.total).toBe(all.data.length)
    for (const state of translationStates) {
      const { data, total } = await read({ per_page: 100, state })
      expect([state, total, data]).toEqual([state, data.length, all.data.filter((row) => row.state === state)])
    }
    const seen: string[] = []
    for (let page = 1; seen.length < all.total; page += 1) {
      const { data } = await read({ per_page: 3, page })
      expect(data.length).toBeGreaterThan(0)
      seen.push(...data.map(({ _id }) => _id))
    }
    expect(seen).toEqual(all.data.map(({ _id }) => _id))
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
