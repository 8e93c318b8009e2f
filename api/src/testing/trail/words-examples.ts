import * as configuration from '@fitout/contract/staff/configuration.ts'
import { exportContent } from '@fitout/contract/staff/content-exports.ts'
import * as categories from '@fitout/contract/staff/post-categories.ts'
import { importShopFile } from '@fitout/contract/staff/shop-files.ts'
import { confirmTranslation } from '@fitout/contract/staff/translations.ts'
import * as words from '@fitout/contract/staff/writings.ts'
import { readyThemes } from '@fitout/contract/themes.ts'
import { sortingLists } from '../../features/setup/templates/sorting-lists.ts'
import { giveAuthenticator } from '../authenticator.ts'
import { publishConstants } from '../publish-constants.ts'
import { openStaff } from '../staff.ts'
import { added, changed, example, first, gone, inEach, type Stage } from './example.ts'

const kind = 'post' as const
export const article = (zh = '細房的燈') => ({
  title: { zh, cn: '小房间的灯', en: 'Lamps for small rooms' },
  excerpt: inEach('Light'),
  picture: null,
  category_ids: [],
  body: inEach('Light from two sides.'),
  author: inEach('The studio'),
  tags: [],
  rank: 0,
  is_shown: true,
})

/** A draft of an article that was never published. */
async function draftedPost({ owner }: Stage) {
  const { data } = await owner.call(words.addWriting, { params: { kind }, body: { written: article() } })
  return { kind, key: data._id }
}

const publish = async ({ owner }: Stage, params: { kind: string; key: string }, revision: number) =>
  (await owner.call(words.publishWriting, { params, body: { revision } })).data.revision

export async function publishedPost(stage: Stage) {
  const params = await draftedPost(stage)
  await publish(stage, params, 1)
  return params
}

/** An article with a Chinese title changed after it was translated. */
async function outdatedPost(stage: Stage) {
  const params = await publishedPost(stage)
  const body = { revision: 2, written: article('細房用咩燈') }
  const { data } = await stage.owner.call(words.saveWritingDraft, { params, body })
  return { params, revision: await publish(stage, params, data.revision) }
}

/** Another theme. */
const shopFile = [
  { format: 'fitout-shop', version: 1 },
  { kind: 'configuration', key: 'theme', data: readyThemes.gallery },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

const params = { key: 'sorting-lists' }

/** A configuration of the demonstration shop, where there is none yet. */
export async function publishDemo(desk: Stage['desk'], slug: string, data: object): Promise<void> {
  await desk.shop.context.db
    .insertInto('configurations')
    .values({ slug, version: 1, data: JSON.stringify(data), published_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The orders of the shop's lists, and a draft that reverses those of products. */
async function turnedLists({ desk, owner }: Stage) {
  await publishDemo(desk, params.key, sortingLists)
  const { revision, live } = (await owner.call(configuration.findConfiguration, { params })).data
  const products = (live?.['products'] ?? []) as []
  return { params, body: { revision, written: { ...live, products: products.toReversed() } } }
}

async function draftedLists(stage: Stage) {
  const { data } = await stage.owner.call(configuration.saveConfigurationDraft, await turnedLists(stage))
  return { params, body: { revision: data.revision } }
}

export async function publishedLists(stage: Stage) {
  return (await stage.owner.call(configuration.publishConfiguration, await draftedLists(stage))).data
}

/** A draft that changes payment details, and a person with an authenticator to publish it. */
async function newAddress({ desk, owner }: Stage) {
  await publishConstants(desk.shop.context)
  const constants = { params: { key: 'shop-constants' } }
  const { revision, live } = (await owner.call(configuration.findConfiguration, constants)).data
  const fields = { title: inEach('Pay'), instructions: inEach('Please name the order.') }
  const payment_channels = {
    bank_transfer: {
      ...fields,
      bank_name: inEach('Bank'),
      account_name: 'Studio Ltd',
      account_number: '012-345678-001',
    },
    fps: { ...fields, fps_id: '7654321', payee_name: 'Studio Ltd' },
    payme: { ...fields, account: 'Studio' },
  }
  const written = { ...live, payment_channels }
  const body = { revision, written: written as never }
  const { data } = await owner.call(configuration.saveConfigurationDraft, { ...constants, body })
  const by = await openStaff(desk.shop, 'manager')
  const shown = await giveAuthenticator(desk.shop, by)
  return { ...constants, by, body: { revision: data.revision, code: shown() } }
}

/** A draft that names an account, and a person with an authenticator to publish it. */
async function namedAccount(stage: Stage) {
  const written = { ...article(), body: inEach('Pay to 012-345678-009.') }
  const { data } = await stage.owner.call(words.addWriting, { params: { kind }, body: { written } })
  const by = await openStaff(stage.desk.shop, 'manager')
  const shown = await giveAuthenticator(stage.desk.shop, by)
  return { params: { kind, key: data._id }, by, body: { revision: 1, code: shown() } }
}

const newCategory = async ({ owner }: Stage, en: string) =>
  (await owner.call(categories.addPostCategory, { body: { title: inEach(en) } })).data._id

const later = '2099-01-01T00:00:00.000Z'

export const wordsExamples = [
  example(exportContent, added('content.export', 'export', 'not answered'), () => ({
    query: { of: 'articles' as const },
  })),
  example(words.addWriting, added('words.draft', kind), () => ({ params: { kind }, body: { written: article() } })),
  example(words.saveWritingDraft, changed('words.draft', kind), async (stage) => {
    return { params: await draftedPost(stage), body: { revision: 1, written: article('大房的燈') } }
  }),
  example(words.discardWritingDraft, gone('words.discard', kind), async (stage) => {
    return { params: await draftedPost(stage), body: { revision: 1 } }
  }),
  example(words.scheduleWriting, changed('words.schedule', kind), async (stage) => {
    return { params: await draftedPost(stage), body: { revision: 1, publish_at: later } }
  }),
  example(words.publishWriting, added('words.publish', kind), async (stage) => {
    return { params: await draftedPost(stage), body: { revision: 1 } }
  }),
  example(words.publishWriting, [added('payments.named', kind), added('words.publish', kind)], namedAccount),
  example(words.switchWriting, changed('words.publish', kind), async (stage) => {
    return { params: await publishedPost(stage), body: { revision: 2, is_shown: false } }
  }),
  example(words.goBackToWriting, changed('words.go-back', kind), async (stage) => {
    const { params: written, revision } = await outdatedPost(stage)
    return { params: written, body: { revision, version: 1 } }
  }),
  example(confirmTranslation, gone('words.confirm-translation', kind, 'not answered'), async (stage) => {
    const { key } = (await outdatedPost(stage)).params
    const { zh: source, en: translation } = article('細房用咩燈').title
    return { body: { kind, key, locale: 'en' as const, source, translation } }
  }),

  // A preview of unsaved input leaves no audit entry.
  example(words.previewTypedWriting, [], async (stage) => {
    return { params: await publishedPost(stage), body: { written: article() } }
  }),
  example(configuration.previewTypedConfiguration, [], async (stage) => {
    return { params: { key: (await publishedLists(stage))._id }, body: { written: sortingLists } }
  }),

  example(configuration.saveConfigurationDraft, added('configuration.draft', 'configuration'), turnedLists),
  example(configuration.discardConfigurationDraft, gone('configuration.discard', 'configuration'), draftedLists),
  example(configuration.scheduleConfiguration, changed('configuration.schedule', 'configuration'), async (stage) => {
    const { body } = await draftedLists(stage)
    return { params, body: { revision: body.revision, publish_at: later } }
  }),
  example(configuration.publishConfiguration, changed('configuration.publish', 'configuration'), draftedLists),
  example(
    configuration.publishConfiguration,
    [changed('payments.address', 'configuration'), changed('configuration.publish', 'configuration')],
    newAddress,
  ),
  example(configuration.goBackToConfiguration, changed('configuration.go-back', 'configuration'), async (stage) => {
    const { revision, versions } = await publishedLists(stage)
    return { params, body: { revision, version: first(versions.slice(1)).version } }
  }),

  example(
    importShopFile,
    added('configuration.draft', 'configuration', () => 'theme'),
    () => ({
      query: { dry_run: 'false' as const },
      file: new File([shopFile], 'shop.ndjson', { type: 'application/x-ndjson' }),
    }),
  ),

  example(categories.addPostCategory, added('post-categories.add', 'post-category'), () => {
    return { body: { title: inEach('Materials') } }
  }),
  example(categories.renamePostCategory, changed('post-categories.rename', 'post-category'), async (stage) => {
    return { params: { id: await newCategory(stage, 'Planning') }, body: { title: inEach('Layout') } }
  }),
  example(categories.movePostCategory, changed('post-categories.move', 'post-category'), async (stage) => {
    await newCategory(stage, 'First')
    return { params: { id: await newCategory(stage, 'Last') }, body: { position: 0 } }
  }),
  example(categories.removePostCategory, gone('post-categories.remove', 'post-category'), async (stage) => {
    return { params: { id: await newCategory(stage, 'Empty') } }
  }),
]
