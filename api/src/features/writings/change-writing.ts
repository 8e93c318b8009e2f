import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { tellOfAddress } from './payment-address.ts'
import { type Live, plain, requireForm } from './publish-writing.ts'
import { forgetTyped } from './typed-texts.ts'
import { titleOf, trailTitle } from './writing-kinds.ts'
import { type Kind, lockWriting, updateWriting, type WritingChange, type WritingRow } from './writings-queries.ts'

export type By = { id: string }
/** A text, and the revision known to the caller. */
export type Known = { kind: Kind; key: string; revision: number }
/** The step taken on a text, as an audit action. */
type Action = 'draft' | 'discard' | 'schedule' | 'publish' | 'go-back'
type Step = Partial<WritingChange> & { live?: Live }

/** One audited change to a text. Throws `changed-meanwhile` after a concurrent change. */
export async function changeWriting(
  context: Context,
  by: By,
  { kind, key, revision }: Known,
  action: Action,
  step: (trx: Database, row: WritingRow) => Step | Promise<Step>,
): Promise<void> {
  requireForm(kind, key)
  await transaction(context.db, async (trx) => {
    const row = await lockWriting(trx, kind, key)
    if (row.revision !== revision) throw changedMeanwhile(row)
    await keepStep(context, trx, by, row, action, await step(trx, row))
  })
  await forgetTyped(context, by.id, kind, key)
}

/** Stores and audits the result of a step; `by` is undefined for a scheduled publication. */
export async function keepStep(
  context: Context,
  trx: Database,
  by: By | undefined,
  row: WritingRow,
  action: Action,
  { live, ...changed }: Step,
): Promise<void> {
  const { kind, key, draft, outdated, publish_at, publish_failure: failure, address_proof: proof } = row
  const whole = { draft, outdated, publishAt: publish_at, failure, proof, ...changed }
  await updateWriting(trx, row, { ...whole, by: by?.id ?? row.changed_by, now: context.clock.now() })
  if (live) await tellOfAddress(context, trx, by, row, live)
  const title = titleOf(live?.after ?? whole.draft ?? draft ?? undefined)
  await recordChange(trx, by, {
    action: `${kind === 'configuration' ? 'configuration' : 'words'}.${action}`,
    subject: kind,
    id: key,
    title: trailTitle(title, key),
    before: plain({ ...(live ? versionOf(live.before, live.version - 1) : draft), publish_at }),
    after: plain({ ...(live ? versionOf(live.after, live.version) : whole.draft), publish_at: whole.publishAt }),
  })
}

/** Publishing again without changes is a new version, and audited as one. */
const versionOf = (written: object | undefined, version: number) => written && { ...written, version }

function changedMeanwhile({ changer, changed_at, revision }: WritingRow): AppError {
  return new AppError('changed-meanwhile', {
    details: { changed_by: changer, changed_at: changed_at?.toISOString() ?? null, revision },
  })
}
