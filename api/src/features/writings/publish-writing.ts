import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { requirePublishable } from './require-publishable.ts'
import { outdatedAfter } from '../../outdated-texts.ts'
import { type MoneyGoes, requireProof, whereMoneyGoes } from './payment-address.ts'
import { writingKinds } from './writing-kinds.ts'
import { findVersionRow, insertVersion, type Kind, type WritingRow, type Written } from './writings-queries.ts'

/** A text before and after publishing, and its version. */
export type Live = { before: Written | undefined; after: Written; version: number; money: MoneyGoes }

/** Author, time, and proof for a changed payment address. */
type Publication = { by: string | null; now: Date; proof: string | null | undefined }

/**
 * Publishes content in a transaction that holds its row. If the published content came by another way and has no version,
 * that becomes a version first. Throws `invalid-input` for invalid content, and `second-factor-needed` if payments would
 * go elsewhere without proof.
 */
export async function publishLocked(trx: Database, row: WritingRow, written: Written, { by, now, proof }: Publication) {
  const { kind, key } = row
  const fitting = await requirePublishable(trx, requireForm(kind, key), written)
  const before = await readLive(trx, kind, key)
  const money = await whereMoneyGoes(trx, row, before, written)
  requireProof(row, money, written, proof)
  const last = await findVersionRow(trx, kind, key)
  let number = last?.version ?? 0
  if (before && !isDeepStrictEqual(before, last?.data)) {
    await insertVersion(trx, row, { number: ++number, data: before, at: now, by: null })
  }
  await writingKinds[kind].publish(trx, key, fitting, now)
  const after = (await readLive(trx, kind, key)) ?? {}
  await insertVersion(trx, row, { number: ++number, data: after, at: now, by })
  const outdated = outdatedAfter(before ?? {}, after, row.outdated, now)
  const live: Live = { before, after, version: number, money }
  return { draft: null, publishAt: null, failure: null, proof: null, outdated, live }
}

/** The published content, as it would be read from the database. */
export async function readLive(db: Database, kind: Kind, key: string): Promise<Written | undefined> {
  const live = (await writingKinds[kind].list(db, [key])).get(key)
  return live && plain(live)
}

/** The schema for a key. Throws `writing-not-found` if nothing can be published under it. */
export function requireForm(kind: Kind, key: string): z.ZodType {
  const form = writingKinds[kind].formOf(key)
  if (!form) throw new AppError('writing-not-found')
  return form
}

export function plain(value: object): Written {
  return JSON.parse(JSON.stringify(value)) as Written
}
