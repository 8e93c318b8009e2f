import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { type Live, plain, requireForm } from './publish-writing.ts'
import { forgetTyped } from './typed-texts.ts'
import { titleOf } from './writing-kinds.ts'
import { type Kind, lockWriting, updateWriting, type WritingChange, type WritingRow } from './writings-queries.ts'

export type By = { id: string }
/** Which writing, and what its reader knew of it. */
export type Known = { kind: Kind; key: string; revision: number }
/** What happens to a writing, as the trail calls it. */
type Action = 'draft' | 'discard' | 'schedule' | 'publish' | 'go-back'
type Step = Partial<WritingChange> & { live?: Live }

/** One change to a writing, with its line in the trail. Throws `changed-meanwhile` where another came before. */
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
    await keepStep(trx, by, row, action, await step(trx, row), context.clock.now())
  })
  await forgetTyped(context, by.id, kind, key)
}

/** Keeps what a step came to, and notes it in the trail; `by` is nobody where time alone did it. */
export async function keepStep(
  trx: Database,
  by: By | undefined,
  row: WritingRow,
  action: Action,
  { live, ...changed }: Step,
  now: Date,
): Promise<void> {
  const { kind, key, draft, outdated, publish_at, publish_failure: failure } = row
  const whole = { draft, outdated, publishAt: publish_at, failure, ...changed }
  await updateWriting(trx, row, { ...whole, by: by?.id ?? row.changed_by, now })
  const title = titleOf(live?.after ?? whole.draft ?? draft ?? undefined)
  await recordChange(trx, by, {
    action: `${kind === 'configuration' ? 'configuration' : 'words'}.${action}`,
    subject: kind,
    id: key,
    title: title.en || title.zh || title.cn || key,
    before: plain({ ...(live ? versionOf(live.before, live.version - 1) : draft), publish_at }),
    after: plain({ ...(live ? versionOf(live.after, live.version) : whole.draft), publish_at: whole.publishAt }),
  })
}

/** What is published again as it stands is a version of its own, and so has its line. */
const versionOf = (written: object | undefined, version: number) => written && { ...written, version }

function changedMeanwhile({ changer, changed_at, revision }: WritingRow): AppError {
  return new AppError('changed-meanwhile', {
    details: { changed_by: changer, changed_at: changed_at?.toISOString() ?? null, revision },
  })
}
