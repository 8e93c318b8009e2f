import { createHash } from 'node:crypto'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import type { confirmTranslation, listTranslations } from '@fitout/contract/staff/translations.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { findShopLanguages } from '../configuration/configuration-service.ts'
import { listGoodsTexts } from '../products/products-service.ts'
import type { By } from './change-writing.ts'
import { sourceOf, textsIn } from './outdated-texts.ts'
import { titleOf, writingKinds } from './writing-kinds.ts'
import { type Kind, listWritingRows, lockWriting, type Outdated, updateWriting } from './writings-queries.ts'

type Row = AnswerInput<typeof listTranslations>['data'][number]
type Listing = { request: Request; query: Query<typeof listTranslations> }
type Piece = { kind: Row['kind']; key: string; title: Words; data: object; outdated: Outdated[]; drafts?: string[] }

/** One page of the texts that want a translator, of what the shop shows now in the languages that it writes. */
export async function showTranslations(context: Context, listing: Listing) {
  const { locale, kind, state } = listing.query
  const languages = await findShopLanguages(context.db)
  const rows = (await piecesOf(context))
    .filter((piece) => kind === undefined || piece.kind === kind)
    .flatMap(rowsOf)
    .filter((row) => languages.includes(row.locale))
    .filter((row) => (locale === undefined || row.locale === locale) && (state === undefined || row.state === state))
  const found = cut(rows, listing.query, ({ _id }) => _id)
  return pageOf(context, listing, found, (shown) => shown)
}

/** The translation of a text is right as it stands. Throws `writing-not-found` where it does not wait to be looked at. */
export async function confirmByStaff(context: Context, by: By, pair: Body<typeof confirmTranslation>) {
  const { kind, key, locale, source, translation } = pair
  if (kind === 'product') throw new AppError('writing-not-found')
  await transaction(context.db, async (trx) => {
    const row = await lockWriting(trx, kind, key)
    const isMeant = (one: Outdated) => one.locale === locale && one.source === source && one.translation === translation
    if (!row.outdated.some(isMeant)) throw new AppError('writing-not-found')
    const outdated = row.outdated.filter((one) => !isMeant(one))
    const { draft, publish_at: publishAt, publish_failure: failure, address_proof: proof, changed_by } = row
    const now = row.changed_at ?? context.clock.now()
    await updateWriting(trx, row, { draft, publishAt, failure, outdated, proof, by: changed_by, now })
    await recordChange(trx, by, {
      action: 'words.confirm-translation',
      subject: kind,
      id: key,
      title: key,
      before: { outdated: { locale, source, translation } },
      after: {},
    })
  })
  return { data: { confirmed: true as const } }
}

async function piecesOf({ db }: Context): Promise<Piece[]> {
  const outdated = new Map((await listWritingRows(db)).map((row) => [`${row.kind} ${row.key}`, row.outdated]))
  const pieces: Piece[] = []
  for (const kind of Object.keys(writingKinds) as Kind[]) {
    for (const [key, data] of await writingKinds[kind].list(db)) {
      const isShown = !('is_shown' in data) || data.is_shown === true
      if (!isShown || key === 'customer-locales') continue
      pieces.push({ kind, key, title: titleOf(data), data, outdated: outdated.get(`${kind} ${key}`) ?? [] })
    }
  }
  for (const { id, status: _shown, drafts, ...data } of await listGoodsTexts(db)) {
    pieces.push({ kind: 'product', key: id, title: data.title, data, outdated: [], drafts })
  }
  return pieces
}

function rowsOf({ kind, key, title, data, outdated, drafts = [] }: Piece): Row[] {
  return textsIn(data).flatMap(({ place, words }) => {
    const from = sourceOf(words)
    const source = from && words[from]
    if (!source) return []
    return locales.flatMap((locale: Locale) => {
      const translation = words[locale] ?? ''
      const stale = outdated.find(
        (one) => one.locale === locale && one.source === source && one.translation === translation,
      )
      const isDrafted = locale === 'cn' && drafts.includes(place)
      if (locale === from || (translation !== '' && !stale && !isDrafted)) return []
      const state = isDrafted ? ('drafted' as const) : stale ? ('outdated' as const) : ('missing' as const)
      const _id = createHash('sha1').update([kind, key, place, locale].join(' ')).digest('base64url')
      return [{ _id, kind, key, title, place, locale, state, source, translation, since: stale?.since ?? null }]
    })
  })
}
