import type { Context } from '../../context.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { type By, changeWriting, type Known } from './change-writing.ts'
import { fitToPublish } from './fit-to-publish.ts'
import { publishLocked, requireForm } from './publish-writing.ts'
import { describeWriting, showWriting } from './show-writings.ts'
import { writingKinds } from './writing-kinds.ts'
import { findVersionRow, type Kind, type WritingRow, type Written } from './writings-queries.ts'

export { previewAddresses, previewTyped, showDraft } from './preview-draft.ts'
export { publishDue } from './publish-due.ts'
export { showVersion, showWriting, showWritings } from './show-writings.ts'
export { sweepTyped } from './typed-texts.ts'
export { confirmByStaff, showTranslations } from './translations.ts'

/** Begins something new by a draft. Throws `writing-not-found` where nothing can be added. */
export async function beginWriting(context: Context, by: By, kind: Kind, written: Written): Promise<string> {
  if (!writingKinds[kind].grows) throw new AppError('writing-not-found')
  const key = newId()
  await changeWriting(context, by, { kind, key, revision: 0 }, 'draft', () => ({ draft: written }))
  return key
}

/** Throws `changed-meanwhile` where somebody has changed it since it was read. */
export async function saveDraft(context: Context, by: By, known: Known, written: Written) {
  const { kind, key } = known
  await showWriting(context.db, kind, key)
  await changeWriting(context, by, known, 'draft', () => ({ draft: written }))
  return showWriting(context.db, kind, key)
}

/** Throws `changed-meanwhile` or `no-draft`. */
export async function discardDraft(context: Context, by: By, known: Known) {
  await changeWriting(context, by, known, 'discard', (_, row) => {
    requireDraft(row)
    return { draft: null, publishAt: null, failure: null }
  })
  return describeWriting(context.db, known.kind, known.key)
}

/** Throws `changed-meanwhile`, `no-draft`, or `invalid-input` for what does not fit. */
export async function publishDraft(context: Context, by: By, known: Known) {
  const now = context.clock.now()
  await changeWriting(context, by, known, 'publish', (trx, row) =>
    publishLocked(trx, by.id, row, requireDraft(row), now),
  )
  return showWriting(context.db, known.kind, known.key)
}

/** Throws as publishing does: what does not fit now is not kept for later. */
export async function scheduleDraft(context: Context, by: By, known: Known, publishAt: Date | null) {
  const { kind, key } = known
  await changeWriting(context, by, known, 'schedule', async (trx, row) => {
    const draft = requireDraft(row)
    if (publishAt) {
      await fitToPublish(trx, requireForm(kind, key), draft)
      const seconds = Math.ceil((publishAt.getTime() - context.clock.now().getTime()) / 1000)
      await context.jobs.enqueue(trx, 'publish-due', {}, { startAfterSeconds: Math.max(0, seconds) })
    }
    return { publishAt, failure: null }
  })
  return showWriting(context.db, kind, key)
}

/** Shows an earlier version again; a draft waits on. Throws `changed-meanwhile`, `writing-not-found`, `invalid-input`. */
export async function goBack(context: Context, by: By, known: Known, version: number) {
  const { kind, key } = known
  const now = context.clock.now()
  await changeWriting(context, by, known, 'go-back', async (trx, row) => {
    const earlier = await findVersionRow(trx, kind, key, version)
    if (!earlier) throw new AppError('writing-not-found')
    const { live, outdated } = await publishLocked(trx, by.id, row, earlier.data, now)
    return { live, outdated }
  })
  return showWriting(context.db, kind, key)
}

function requireDraft({ draft }: WritingRow): Written {
  if (!draft) throw new AppError('no-draft')
  return draft
}
