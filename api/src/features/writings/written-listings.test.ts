import type { Locale } from '@fitout/contract/locales.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { findPost } from '@fitout/contract/posts.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { findProject } from '@fitout/contract/projects.ts'
import { listTranslations } from '@fitout/contract/staff/translations.ts'
import { goBackToWriting, listWritings, type WordsKind, wordsKinds } from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWritingDesk, type WritingDesk } from '../../testing/writing-desk.ts'

let desk: WritingDesk
beforeAll(async () => {
  desk = await openWritingDesk()
})
afterAll(() => desk.shop.stop())

async function shownOf(kind: WordsKind, key: string) {
  const visit = desk.shop.visitor()
  const params = { store_id: desk.shop.context.config.mainStoreId, id: key, slug: key }
  const calls = {
    page: () => visit(latestContent, { params }),
    post: () => visit(findPost, { params }),
    project: () => visit(findProject, { params }),
    service: () => visit(findProduct, { params }),
  }
  const { listing_title, listing_description } = (await calls[kind]()).data
  return { listing_title, listing_description }
}

const words = (text: string) => ({ zh: `${text}zh`, cn: `${text}cn`, en: `${text}en` })
const none = { listing_title: {}, listing_description: {} }

test.each(wordsKinds)(
  'what search engines show of a %s is drafted, published, translated and taken back with it',
  async (kind) => {
    const { data } = await desk.editor.call(listWritings, { params: { kind } })
    const { _id: key } = data.find(({ is_live }) => is_live)!
    const before = await desk.liveOf(kind, key)
    expect(await shownOf(kind, key)).toEqual(none)
    const listing = { listing_title: words('title'), listing_description: words('about') }
    await desk.save(kind, key, { ...before, ...listing })
    expect(await shownOf(kind, key)).toEqual(none)
    const { live, versions } = await desk.publish(kind, key)
    // What came by another way is the first version, and nothing more.
    expect([live, versions.length]).toEqual([{ ...before, ...listing }, 2])
    expect(await shownOf(kind, key)).toEqual(listing)
    const [entry] = await desk.trailOf(key)
    expect(entry?.after).toMatchObject(listing)
    expect(entry?.before).not.toHaveProperty('listing_title')

    // A changed source makes its translations outdated, and an empty text is missing once one language has it.
    const changed: Record<string, Partial<Record<Locale, string>>> = {
      listing_title: { ...words('title'), zh: '改了的標題' },
      listing_description: { zh: '只有中文', cn: '', en: '' },
    }
    await desk.save(kind, key, { ...before, ...changed })
    await desk.publish(kind, key)
    const gaps = await desk.editor.call(listTranslations, { query: { kind, per_page: 100 } })
    const own = gaps.data.filter((row) => row.key === key && row.place.startsWith('listing'))
    expect(own.map(({ place, locale, state }) => [place, locale, state])).toEqual([
      ['listing_title', 'cn', 'outdated'],
      ['listing_title', 'en', 'outdated'],
      ['listing_description', 'cn', 'missing'],
      ['listing_description', 'en', 'missing'],
    ])

    const { revision } = await desk.find(kind, key)
    await desk.editor.call(goBackToWriting, { params: { kind, key }, body: { revision, version: 1 } })
    expect(await desk.liveOf(kind, key)).toEqual(before)
    expect(await shownOf(kind, key)).toEqual(none)
  },
)

test('what search engines show is one line of limited length', async () => {
  const key = 'about-us'
  const before = await desk.liveOf('page', key)
  await desk.save('page', key, { ...before, listing_title: words('a\nb'), listing_description: words('x'.repeat(501)) })
  const refused = await desk.publish('page', key).catch((error: unknown) => error)
  expect(refused).toMatchObject({ problem: { code: 'invalid-input' } })
  const { errors } = (refused as { problem: { errors: { path: string; code: string }[] } }).problem
  expect(new Set(errors.map(({ path, code }) => `${path.split('.')[0]} ${code}`))).toEqual(
    new Set(['listing_title control-characters', 'listing_description too-long']),
  )
})
