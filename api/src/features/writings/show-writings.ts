import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { type findWriting, newKey } from '@fitout/contract/staff/writings.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf } from '../../http/pages.ts'
import { foldText } from '../catalogue/catalogue-service.ts'
import { initialConfigurations } from '../configuration/configuration-service.ts'
import { recentChanges } from './payment-address.ts'
import { readLive, requireForm } from './publish-writing.ts'
import { showManyWritings } from './show-many-writings.ts'
import { type Listing, summaryOf } from './writing-summary.ts'
import { writingKinds } from './writing-kinds.ts'
import {
  findVersionRow,
  findWritingRow,
  type Kind,
  listVersionRows,
  listWritingRows,
  type Written,
} from './writings-queries.ts'

type Details = AnswerInput<typeof findWriting>

/** One page of the texts of a kind, unpublished ones first. */
export async function showWritings(context: Context, kind: Kind, listing: Listing) {
  const { q, has_draft, state } = listing.query
  const { list, many } = writingKinds[kind]
  if (many) return showManyWritings(context, kind, many, listing)
  const live = await list(context.db)
  const rows = new Map((await listWritingRows(context.db, kind)).map((row) => [row.key, row]))
  const unpublished = [...rows.values()].filter(({ key, draft }) => draft && !live.has(key))
  const begun = kind === 'configuration' ? [...initialConfigurations.keys()] : []
  const keys = [...new Set([...unpublished.map(({ key }) => key), ...live.keys(), ...begun])]
  const wanted = foldText(q ?? '')
  const matching = keys
    .map((key) => summaryOf(key, live.get(key), rows.get(key)))
    .filter((one) => has_draft === undefined || one.has_draft === has_draft)
    .filter(
      ({ publish_at, is_live }) =>
        !state || (state === 'scheduled' ? publish_at !== null : state === 'hidden' && !is_live),
    )
    .filter(({ _id, title }) => wanted === '' || foldText([_id, ...Object.values(title)].join('\n')).includes(wanted))
  const found = cut(matching, listing.query, ({ _id }) => _id)
  return pageOf(context, listing, found, (shown) =>
    shown.map((row) => ({ ...row, picture: null, is_archived: false, published_at: null })),
  )
}

/** The initial content of a text that does not exist yet but can be written. */
export function begunOf(kind: Kind, key: string): Written | undefined {
  return kind === 'configuration' ? initialConfigurations.get(key) : undefined
}

/** What a new text begins with, under the key `new`. Throws `writing-not-found` if none can be added. */
export async function showBeginning({ db }: Context, by: { id: string }, kind: Kind): Promise<Details> {
  const { grows, beginsWith, prefills } = writingKinds[kind]
  if (!grows) throw new AppError('writing-not-found')
  const draft = { ...(await beginsWith?.(db)), ...(await prefills?.(db, by.id)) } as never
  return {
    data: {
      ...summaryOf(newKey, undefined, undefined),
      is_archived: false,
      live: null,
      draft,
      versions: [],
      guarded: [],
      known: await knownWords(db, kind),
    },
  }
}

/** Throws `writing-not-found`. */
export async function showWriting(context: Context, kind: Kind, key: string): Promise<Details> {
  const shown = await describeWriting(context, kind, key)
  if (!shown.data.live && !shown.data.draft) throw new AppError('writing-not-found')
  return shown
}

/** As `showWriting`, also for a text that was removed together with its draft. */
export async function describeWriting(context: Context, kind: Kind, key: string): Promise<Details> {
  const { db } = context
  requireForm(kind, key)
  const live = await readLive(db, kind, key)
  const row = await findWritingRow(db, kind, key)
  const versions = await listVersionRows(db, kind, key)
  return {
    data: {
      ...summaryOf(key, live, row),
      is_archived: (live && (await writingKinds[kind].many?.isArchived(db, key))) ?? false,
      live: (live ?? null) as never,
      draft: (row?.draft ?? (live ? null : begunOf(kind, key)) ?? null) as never,
      versions: versions.map(({ version, published_at, publisher }) => ({
        version,
        published_at: published_at.toISOString(),
        published_by: publisher,
      })),
      guarded: await recentChanges(context, { kind, key }),
      known: await knownWords(db, kind),
    },
  }
}

async function knownWords(db: Database, kind: Kind): Promise<Record<string, Words[]>> {
  const rows = (await writingKinds[kind].known?.(db)) ?? []
  const byField = Map.groupBy(rows, ({ field }) => field)
  return Object.fromEntries([...byField].map(([field, all]) => [field, all.map(({ words }) => words)]))
}

/** Throws `writing-not-found`. */
export async function showVersion(db: Database, kind: Kind, key: string, number: string) {
  const found = /^\d{1,9}$/.test(number) ? await findVersionRow(db, kind, key, Number(number)) : undefined
  if (!found) throw new AppError('writing-not-found')
  const { version, published_at, data } = found
  return { data: { version, published_at: published_at.toISOString(), written: data as never } }
}
