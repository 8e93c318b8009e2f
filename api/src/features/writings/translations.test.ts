import { confirmTranslation, listTranslations } from '@fitout/contract/staff-translations.ts'
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
})
