import { createHash } from 'node:crypto'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { confirmTranslation, listTranslations } from '@fitout/contract/staff/translations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { findShopLanguages } from '../configuration/configuration-service.ts'
import { confirmProductText } from '../products/products-service.ts'
import type { By } from './change-writing.ts'
import { translationGaps } from './find-gaps.ts'
import { isSameText, type TranslatedText } from '../../outdated-texts.ts'
import { gapsOf, listPieces, type TextKind } from './translation-gaps.ts'
import { listGaps } from './translation-gaps-queries.ts'
import { trailTitle } from './writing-kinds.ts'
import { type Kind, lockWriting, updateWriting } from './writings-queries.ts'

type Row = AnswerInput<typeof listTranslations>['data'][number]
type Listing = { request: Request; query: Query<typeof listTranslations> }

/** One page of missing and outdated translations of the published texts, in the languages the shop uses. */
export async function showTranslations(context: Context, listing: Listing) {
  const { db } = context
  const { locale, kind, state } = listing.query
  await translationGaps.updateLatest(db)
  const locales = (await findShopLanguages(db)).filter((one) => locale === undefined || one === locale)
  const found = await listGaps(db, { locales, kind, state }, placeOf(listing.query))
  return pageOf(context, listing, found, (gaps) => withTexts(db, gaps))
}

type Gap = { kind: TextKind; key: string; place: string; locale: Locale }

/** Their current texts; those translated meanwhile are left out. */
async function withTexts(db: Database, gaps: readonly Gap[]): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (const [kind, same] of Map.groupBy(gaps, (gap) => gap.kind)) {
    const keys = [...new Set(same.map(({ key }) => key))]
    for (const piece of await listPieces(db, kind, keys))
      for (const gap of gapsOf(piece)) rows.set(idOf(gap), { _id: idOf(gap), ...gap })
  }
  return gaps.flatMap((gap) => rows.get(idOf(gap)) ?? [])
}

function idOf({ kind, key, place, locale }: Gap): string {
  return createHash('sha1').update([kind, key, place, locale].join(' ')).digest('base64url')
}

/** Confirms that a translation is up to date. Throws `writing-not-found` if it is not listed as outdated. */
export async function confirmByStaff(context: Context, by: By, pair: Body<typeof confirmTranslation>) {
  const { kind, key, locale, source, translation } = pair
  await transaction(context.db, async (trx) => {
    const isOfWriting = kind !== 'product' && (await confirmWriting(context, trx, kind, key, pair))
    const isOfProduct = (kind === 'product' || kind === 'service') && (await confirmProductText(trx, key, pair))
    if (!isOfWriting && !isOfProduct) throw new AppError('writing-not-found')
    const [piece] = await listPieces(trx, kind, [key])
    await recordChange(trx, by, {
      action: 'words.confirm-translation',
      subject: kind,
      id: key,
      title: trailTitle(piece?.title ?? {}, key),
      before: { outdated: { locale, source, translation } },
      after: {},
    })
  })
  return { data: { confirmed: true as const } }
}

async function confirmWriting(context: Context, trx: Database, kind: Kind, key: string, pair: TranslatedText) {
  const row = await lockWriting(trx, kind, key)
  const outdated = row.outdated.filter((one) => !isSameText(one, pair))
  if (outdated.length === row.outdated.length) return false
  const { draft, publish_at: publishAt, publish_failure: failure, address_proof: proof, changed_by } = row
  const now = row.changed_at ?? context.clock.now()
  await updateWriting(trx, row, { draft, publishAt, failure, outdated, proof, by: changed_by, now })
  return true
}
