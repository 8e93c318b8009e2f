import type { translatedKinds } from '@fitout/contract/staff/translations.ts'
import { locales, type Words } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { listGoodsTexts, listOutdatedTexts } from '../products/products-service.ts'
import { type Outdated, sourceOf, textsIn } from '../../outdated-texts.ts'
import { titleOf, writingKinds } from './writing-kinds.ts'
import { type Kind, listOutdated } from './writings-queries.ts'

export type TextKind = (typeof translatedKinds)[number]

/** Content with localised texts, as published. */
type Piece = { kind: TextKind; key: string; title: Words; data: object; outdated: Outdated[]; drafts: string[] }

/** The published texts with these keys. */
export async function listPieces(db: Database, kind: TextKind, keys: readonly string[]): Promise<Piece[]> {
  const known = hasIds(kind) ? keys.filter(isId) : keys
  return kind === 'product' ? listGoods(db, known) : listWritings(db, kind, known)
}

const hasIds = (kind: TextKind) => kind !== 'page' && kind !== 'configuration'

async function listGoods(db: Database, ids: readonly string[]): Promise<Piece[]> {
  const rows = await listGoodsTexts(db, ids)
  return rows.map(({ id, status: _shown, drafts, outdated, ...data }) => ({
    kind: 'product',
    key: id,
    title: data.title,
    data,
    outdated,
    drafts,
  }))
}

async function listWritings(db: Database, kind: Kind, keys: readonly string[]): Promise<Piece[]> {
  const written = await writingKinds[kind].list(db, keys)
  const outdated = await listOutdated(db, kind, keys)
  // The product editor changes texts of services too.
  const ofServices = kind === 'service' ? await listOutdatedTexts(db, keys) : undefined
  return keys.flatMap((key) => {
    const data = written.get(key)
    const isShown = data && (!('is_shown' in data) || data.is_shown === true)
    if (!isShown || key === 'customer-locales') return []
    const known = [...(outdated.get(key) ?? []), ...(ofServices?.get(key) ?? [])]
    return [{ kind, key, title: titleOf(data), data, outdated: known, drafts: [] }]
  })
}

/** The missing and outdated translations of a text in every language, in reading order. */
export function gapsOf({ kind, key, title, data, outdated, drafts }: Piece) {
  return textsIn(data).flatMap(({ place, words }) => {
    const from = sourceOf(words)
    const source = from && words[from]
    if (!source) return []
    return locales.flatMap((locale) => {
      const translation = words[locale] ?? ''
      const stale = outdated.find(
        (one) => one.locale === locale && one.source === source && one.translation === translation,
      )
      const isDrafted = locale === 'cn' && drafts.includes(place)
      if (locale === from || (translation !== '' && !stale && !isDrafted)) return []
      const state = isDrafted ? ('drafted' as const) : stale ? ('outdated' as const) : ('missing' as const)
      return [{ kind, key, title, place, locale, state, source, translation, since: stale?.since ?? null }]
    })
  })
}
