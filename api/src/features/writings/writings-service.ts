import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { StaffCaller } from '../staff/staff-service.ts'
import { type By, changeWriting, keepStep, type Known } from './change-writing.ts'
import { requireLinksLead } from './links-to-nowhere.ts'
import { requirePublishable } from './require-publishable.ts'
import { proveAddress } from './payment-address.ts'
import { publishLocked, readLive, requireForm } from './publish-writing.ts'
import { describeWriting, showWriting } from './show-writings.ts'
import { titleOf, writingKinds } from './writing-kinds.ts'
import {
  bringPublicationsBack,
  findVersionRow,
  findWritingRow,
  type Kind,
  lockWriting,
  type WritingRow,
  type Written,
} from './writings-queries.ts'

export { bringPublicationsBack }
export { previewAddresses, previewTyped, showDraft } from './preview-draft.ts'
export { sendPaymentAddressMail } from './payment-address-mail.ts'
export { noteShippedTexts, translationGaps } from './find-gaps.ts'
export { publishDue } from './publish-due.ts'
export { showBeginning, showVersion, showWriting, showWritings } from './show-writings.ts'
export { sweepTyped } from './typed-texts.ts'
export { confirmByStaff, showTranslations } from './translations.ts'

/** Creates a new text as a draft. Throws `writing-not-found` if nothing can be added. */
export async function beginWriting(context: Context, by: By, kind: Kind, written: Written): Promise<string> {
  if (!writingKinds[kind].grows) throw new AppError('writing-not-found')
  const key = newId()
  const draft = await begun(context.db, kind, written)
  await changeWriting(context, by, { kind, key, revision: 0 }, 'draft', () => ({ draft }))
  return key
}

type Begun = { kind: Kind; key?: string; written: Written }

/** As `beginWriting`, within a transaction, for content created by the shop itself; under a key that no text has. */
export async function beginWritingIn(
  context: Context,
  trx: Database,
  by: By,
  { kind, key = newId(), written }: Begun,
): Promise<string> {
  const draft = await begun(trx, kind, written)
  await keepStep(context, trx, by, await lockWriting(trx, kind, key), 'draft', { draft })
  return key
}

/** Whether there is a text under a key, as a draft or published. */
export async function hasWriting(db: Database, kind: Kind, key: string): Promise<boolean> {
  const row = await findWritingRow(db, kind, key)
  return Boolean(row?.draft) || (await readLive(db, kind, key)) !== undefined
}

async function begun(db: Database, kind: Kind, written: Written): Promise<Written> {
  return { ...(await writingKinds[kind].beginsWith?.(db)), ...written }
}

/** Deletes a draft that must no longer be shown, whatever its revision. */
export async function dropDraftIn(context: Context, trx: Database, kind: Kind, key: string): Promise<void> {
  const row = await lockWriting(trx, kind, key)
  const change = { draft: null, publishAt: null, failure: null }
  if (row.draft) await keepStep(context, trx, undefined, row, 'discard', change)
}

/** Throws `changed-meanwhile` if it was changed since it was read. */
export async function saveDraft(context: Context, by: By, known: Known, written: Written) {
  const { kind, key } = known
  await showWriting(context, kind, key)
  await changeWriting(context, by, known, 'draft', () => ({ draft: written }))
  return showWriting(context, kind, key)
}

/** Throws `changed-meanwhile` or `no-draft`. */
export async function discardDraft(context: Context, by: By, known: Known) {
  await changeWriting(context, by, known, 'discard', (_, row) => {
    requireDraft(row)
    return { draft: null, publishAt: null, failure: null }
  })
  return describeWriting(context, known.kind, known.key)
}

/** Throws `changed-meanwhile`, `no-draft`, or `invalid-input` for invalid content. */
export async function publishDraft(context: Context, by: StaffCaller, known: Known, code?: string) {
  const now = context.clock.now()
  const row = await findWritingRow(context.db, known.kind, known.key)
  const proof = await provedFor(context, by, known, row?.draft, code)
  await changeWriting(context, by, known, 'publish', async (trx, locked) => {
    const draft = requireDraft(locked)
    await requireLinksLead(context, trx, draft, await readLive(trx, known.kind, known.key))
    return publishLocked(trx, locked, draft, { by: by.id, now, proof })
  })
  return showWriting(context, known.kind, known.key)
}

/** A time is entered in whole minutes; the present one still counts. */
const minute = 60_000

/** Throws the same errors as publishing: an invalid draft cannot be scheduled. Throws `invalid-input` for a past time. */
export async function scheduleDraft(
  context: Context,
  by: StaffCaller,
  known: Known,
  publishAt: Date | null,
  code?: string,
) {
  const { kind, key } = known
  // With a mistyped date an unfinished draft would be in the shop within a minute.
  if (publishAt && publishAt.getTime() < context.clock.now().getTime() - minute) {
    throw new AppError('invalid-input', { errors: [{ path: 'publish_at', code: 'time-past' }] })
  }
  const drafted = publishAt && (await findWritingRow(context.db, kind, key))?.draft
  const proof = await provedFor(context, by, known, drafted, code)
  await changeWriting(context, by, known, 'schedule', async (trx, row) => {
    const draft = requireDraft(row)
    if (publishAt) {
      await requirePublishable(trx, requireForm(kind, key), draft)
      await requireLinksLead(context, trx, draft, await readLive(trx, kind, key))
      const seconds = Math.ceil((publishAt.getTime() - context.clock.now().getTime()) / 1000)
      await context.jobs.enqueue(trx, 'publish-due', {}, { startAfterSeconds: Math.max(0, seconds) })
    }
    return { publishAt, failure: null, proof: proof ?? null }
  })
  return showWriting(context, kind, key)
}

/**
 * Publishes an earlier version again; a draft is kept. Throws `changed-meanwhile`, `writing-not-found`, `invalid-input`.
 */
export async function goBack(context: Context, by: StaffCaller, known: Known, version: number, code?: string) {
  const { kind, key } = known
  const now = context.clock.now()
  const wanted = await findVersionRow(context.db, kind, key, version)
  const proof = await provedFor(context, by, known, wanted?.data, code)
  await changeWriting(context, by, known, 'go-back', async (trx, row) => {
    const earlier = await findVersionRow(trx, kind, key, version)
    if (!earlier) throw new AppError('writing-not-found')
    const { live, outdated } = await publishLocked(trx, row, earlier.data, { by: by.id, now, proof })
    return { live, outdated }
  })
  return showWriting(context, kind, key)
}

/**
 * Shows, hides or archives a published text. Throws `changed-meanwhile`, or `writing-not-found` for one that was never published or
 * cannot be hidden.
 */
export async function switchShown(
  context: Context,
  by: StaffCaller,
  known: Known,
  { is_shown, is_archived }: { is_shown: boolean; is_archived: boolean },
) {
  const { kind, key } = known
  const now = context.clock.now()
  await changeWriting(context, by, known, 'publish', async (trx, row) => {
    const live = await readLive(trx, kind, key)
    if (!live || !('is_shown' in live)) throw new AppError('writing-not-found')
    const shown = { is_shown }
    const after = await publishLocked(trx, row, { ...live, ...shown }, { by: by.id, now, proof: undefined })
    if (!is_shown) await writingKinds[kind].many?.archive(trx, key, is_archived)
    return { live: after.live, outdated: after.outdated, draft: row.draft && { ...row.draft, ...shown } }
  })
  return { data: { revision: (await findWritingRow(context.db, kind, key))?.revision ?? 0 } }
}

/**
 * Rewrites a text within a transaction: what is published becomes the next version, and a draft stays one. Returns whether
 * it changed anything. Throws `text-not-publishable`, which names the text, if what is published no longer fits.
 */
export async function rewriteIn(
  context: Context,
  trx: Database,
  by: By,
  { kind, key }: Pick<Known, 'kind' | 'key'>,
  rewrite: (written: Written) => Written,
): Promise<boolean> {
  const row = await lockWriting(trx, kind, key)
  const live = await readLive(trx, kind, key)
  const next = live && rewrite(live)
  const draft = row.draft && rewrite(row.draft)
  if (next && !isDeepStrictEqual(next, live)) {
    const publication = { by: by.id, now: context.clock.now(), proof: undefined }
    const text = { kind, _id: key, title: titleOf(next) }
    const after = await publishLocked(trx, row, next, publication).catch((error: unknown) => {
      // No field of the caller's is wrong.
      if (!(error instanceof AppError) || error.code !== 'invalid-input') throw error
      throw new AppError('text-not-publishable', { details: { text } })
    })
    await keepStep(context, trx, by, row, 'publish', { live: after.live, outdated: after.outdated, draft })
  } else if (!isDeepStrictEqual(draft, row.draft)) {
    await keepStep(context, trx, by, row, 'draft', { draft })
  } else return false
  return true
}

/** The proof for content to be published; a caller with an outdated revision gets that error first. */
async function provedFor(
  context: Context,
  by: StaffCaller,
  { kind, key, revision }: Known,
  next: Written | null | undefined,
  code: string | undefined,
): Promise<string | undefined> {
  const form = requireForm(kind, key)
  const row = await findWritingRow(context.db, kind, key)
  if (!next || (row?.revision ?? 0) !== revision) return undefined
  // No code is asked for if the change is rejected anyway.
  await requirePublishable(context.db, form, next)
  return proveAddress(context, by, { kind, key }, { live: await readLive(context.db, kind, key), next, code })
}

function requireDraft({ draft }: WritingRow): Written {
  if (!draft) throw new AppError('no-draft')
  return draft
}
