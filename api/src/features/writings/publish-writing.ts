import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { requirePublishable } from './require-publishable.ts'
import { outdatedAfter } from './outdated-texts.ts'
import { type MoneyGoes, requireProof, whereMoneyGoes } from './payment-address.ts'
import { writingKinds } from './writing-kinds.ts'
import { findVersionRow, insertVersion, type Kind, type WritingRow, type Written } from './writings-queries.ts'

/** What the shop had of a writing, and has now, as which version. */
export type Live = { before: Written | undefined; after: Written; version: number; money: MoneyGoes }

/** By whom, when, and with which proof that money may go elsewhere. */
type Publication = { by: string | null; now: Date; proof: string | null | undefined }

/**
 * Puts what was written into the shop, in a transaction that holds its row. What the shop had and no version knows, as
 * it came by another way, becomes a version first. Throws `invalid-input` for what does not fit,
 * `second-factor-needed` where money may go elsewhere unproved.
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

/** What the shop shows now, as it would come back from the database. */
export async function readLive(db: Database, kind: Kind, key: string): Promise<Written | undefined> {
  const live = (await writingKinds[kind].list(db, [key])).get(key)
  return live && plain(live)
}

/** Throws `writing-not-found` for a key under which nothing can be published. */
export function requireForm(kind: Kind, key: string): z.ZodType {
  const form = writingKinds[kind].formOf(key)
  if (!form) throw new AppError('writing-not-found')
  return form
}

export function plain(value: object): Written {
  return JSON.parse(JSON.stringify(value)) as Written
}
