import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { locales } from '@fitout/contract/locales.ts'
import {
  addWriting,
  discardWritingDraft,
  findWriting,
  listWritings,
  scheduleWriting,
  switchWriting,
} from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/visitors.ts'
import { openWritingDesk, type WritingDesk } from '../../testing/writing-desk.ts'

const asked = 'Camphor'

describe.each(['post', 'project'] as const)('the list of every %s for staff', (kind) => {
  let desk: WritingDesk
  /** In list order: two unpublished texts, then the published ones, newest first. */
  let ids: string[]

  /** Projects are in the order of their rank, articles of their publication. */
  const textOf = (live: object, title: string, rank = 990) => ({
    ...live,
    rank,
    title: Object.fromEntries(locales.map((locale) => [locale, `${title} ${locale}`])),
  })

  beforeAll(async () => {
    let rank = 990
    desk = await openWritingDesk()
    const { data: seeded } = await desk.editor.call(listWritings, { params: { kind } })
    const model = (await desk.find(kind, seeded[0]!._id)).live!
    const add = async (title: string, isPublished: boolean) => {
      const written = textOf(model, title, (rank += 1)) as never
      const { data } = await desk.editor.call(addWriting, { params: { kind }, body: { written } })
      desk.letPass(1000)
      if (isPublished) await desk.publish(kind, data._id)
      return data._id
    }
    const [first, second, third] = [
      await add(`${asked} alderfly`, true),
      await add(`${asked} birchbark`, true),
      await add(`${asked} 三裏`, true),
    ]
    const [older, newer] = [await add(`${asked} four`, false), await add(`${asked} five`, false)]
    await desk.save(kind, second, textOf(model, `${asked} rewritten`))
    ids = [newer, older, third, second, first]
  })
  afterAll(() => desk.shop.stop())

  test('shows the picture of each, also of a draft, and the day of its first publication', async () => {
    const { data } = await desk.editor.call(listWritings, { params: { kind }, query: { q: asked } })
    const { draft } = await desk.find(kind, ids[0] as string)
    const facts = data.map(({ picture, published_at: at, is_published }) => [picture?.url, at !== null, is_published])
    const url: unknown = expect.stringMatching(/^\/media\//)
    expect(facts).toEqual([false, false, true, true, true].map((isPublished) => [url, isPublished, isPublished]))
    expect(draft?.['picture']).toMatchObject({ url: data[0]?.picture?.url })
  })

  test('finds scheduled and hidden ones; a published one is hidden and shown again, its draft kept', async () => {
    const [newer, , , second] = ids as [string, string, string, string]
    const inState = async (state: 'scheduled' | 'hidden') =>
      (await desk.editor.call(listWritings, { params: { kind }, query: { state, per_page: 100 } })).data
    const { revision } = await desk.find(kind, newer)
    const at = (key: string) => ({ params: { kind, key } })
    const publishAt = '2099-01-01T00:00:00.000Z'
    await desk.editor.call(scheduleWriting, { ...at(newer), body: { revision, publish_at: publishAt } })
    expect((await inState('scheduled')).map(({ _id }) => _id)).toEqual([newer])
    await desk.editor.call(scheduleWriting, { ...at(newer), body: { revision: revision + 1, publish_at: null } })

    const draft = (await desk.find(kind, second)).draft as object
    const isHidden = async () =>
      (await inState('hidden')).find(({ _id, is_published }) => _id === second && is_published)
    expect(await isHidden()).toBeUndefined()
    for (const isShown of [false, true]) {
      const known = (await desk.find(kind, second)).revision
      await desk.editor.call(switchWriting, { ...at(second), body: { revision: known, is_shown: isShown } })
      expect(Boolean(await isHidden())).toBe(!isShown)
      expect((await desk.find(kind, second)).draft).toEqual({ ...draft, is_shown: isShown })
    }
    const unpublished = desk.editor.call(switchWriting, {
      ...at(newer),
      body: { revision: revision + 2, is_shown: false },
    })
    await expectRefusal(unpublished, 404, 'writing-not-found')
  })

  test('leaves an archived one out unless it is asked for, keeps it archived when published hidden, and restores it', async () => {
    const third = ids[2] as string
    const params = { kind, key: third }
    const put = async (is_shown: boolean, is_archived: boolean) => {
      const { revision } = await desk.find(kind, third)
      await desk.editor.call(switchWriting, { params, body: { revision, is_shown, is_archived } })
      expect((await desk.find(kind, third)).is_archived).toBe(is_archived)
    }
    const isIn = async (query: QueryInput<typeof listWritings>) =>
      (await walk({ per_page: 100, ...query })).found.includes(third)
    const everywhere = async () => [
      await isIn({}),
      await isIn({ q: asked }),
      await isIn({ state: 'hidden' }),
      await isIn({ state: 'archived' }),
    ]
    expect(await everywhere()).toEqual([true, true, false, false])
    await put(false, true)
    expect(await everywhere()).toEqual([false, true, false, true])
    await desk.save(kind, third, await desk.liveOf(kind, third))
    await desk.publish(kind, third)
    expect(await everywhere()).toEqual([false, true, false, true])
    await put(false, false)
    expect(await everywhere()).toEqual([true, true, true, false])
    await put(true, false)
    expect(await everywhere()).toEqual([true, true, false, false])
  })

  type Asked = QueryInput<typeof listWritings>

  /** Collects the ids of all pages by following their links. */
  async function walk(query: Asked): Promise<{ found: string[]; totals: Set<number> }> {
    const found: string[] = []
    const totals = new Set<number>()
    let next: Asked | undefined = query
    while (next) {
      const page: { data: { _id: string }[]; next_page_url: string | null; total: number } = await desk.editor.call(
        listWritings,
        { params: { kind }, query: next },
      )
      found.push(...page.data.map(({ _id }) => _id))
      totals.add(page.total)
      next = page.next_page_url ? (Object.fromEntries(new URL(page.next_page_url).searchParams) as never) : undefined
    }
    return { found, totals }
  }

  test.each([1, 2, 3, 25])('shows unpublished ones first, then the newest, in pages of %i', async (per_page) => {
    expect(await walk({ q: asked, per_page })).toEqual({ found: ids, totals: new Set([5]) })
  })

  test('contains every text of the kind', async () => {
    const { found, totals } = await walk({ per_page: 3 })
    expect([new Set(found).size, found.slice(0, 5)]).toEqual([found.length, ids])
    expect(totals).toEqual(new Set([found.length]))
  })

  test('separates those with a draft from those without', async () => {
    const [newer, older, third, second, first] = ids
    expect((await walk({ q: asked, has_draft: 'true', per_page: 2 })).found).toEqual([newer, older, second])
    expect((await walk({ q: asked, has_draft: 'false', per_page: 1 })).found).toEqual([third, first])
  })

  test('finds a text by its id and its title in any spelling, or by the title of its draft', async () => {
    const [, , third, second, first] = ids
    expect((await walk({ q: second })).found).toEqual([second])
    expect((await walk({ q: 'ＣＡＭＰＨＯＲ 三里' })).found).toEqual([third])
    expect((await walk({ q: `rewritten ${asked}` })).found).toEqual([second])
    expect((await walk({ q: `${asked} birchbark` })).found).toEqual([])
    expect((await walk({ q: `${asked} alderfly` })).found).toEqual([first])
  })

  test('continues at the same place when a draft on the previous page was discarded', async () => {
    const [newer, older, third] = ids
    const first = await desk.editor.call(listWritings, { params: { kind }, query: { q: asked, per_page: 1 } })
    expect(first.data[0]!._id).toBe(newer)
    const next = Object.fromEntries(new URL(first.next_page_url!).searchParams) as never
    const { data } = await desk.editor.call(findWriting, { params: { kind, key: newer! } })
    await desk.editor.call(discardWritingDraft, { params: { kind, key: newer! }, body: { revision: data.revision } })
    const second = await desk.editor.call(listWritings, { params: { kind }, query: next })
    expect(second.data.map(({ _id }) => _id)).toEqual([third])
    expect((await walk({ q: asked })).found).toEqual([older, ...ids.slice(2)])
  })
})
