import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { addReplyTemplate, changeReplyTemplate } from '@fitout/contract/staff/reply-templates.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import { recordChange } from '../audit/audit-service.ts'
import { firstTemplates } from './first-templates.ts'
import {
  deleteTemplate,
  insertTemplates,
  listTemplateRows,
  lockTemplate,
  type TemplateRow,
  updateTemplate,
} from './reply-templates-queries.ts'

type By = { id: string }
type Template = AnswerInput<typeof addReplyTemplate>['data']

export async function showTemplates(context: Context, page: PageRequest) {
  const found = await listTemplateRows(context.db, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(present))
}

export async function addByStaff(
  context: Context,
  by: By,
  { title, texts }: Body<typeof addReplyTemplate>,
): Promise<Template> {
  const now = context.clock.now()
  const row = { id: newId(), title, ...texts, created_at: now, updated_at: now }
  return transaction(context.db, async (trx) => {
    await insertTemplates(trx, [row])
    await record(trx, by, row, { action: 'reply-templates.add', after: row })
    return present(row)
  })
}

/** Throws `template-not-found`, `changed-meanwhile`. */
export async function changeByStaff(
  context: Context,
  by: By,
  id: string,
  { title, texts, version }: Body<typeof changeReplyTemplate>,
): Promise<Template> {
  return transaction(context.db, async (trx) => {
    const before = await requireTemplate(trx, id)
    requireSeen(version, wordsOf(before))
    const after = await updateTemplate(trx, id, { title, ...texts, updated_at: context.clock.now() })
    await record(trx, by, after, { action: 'reply-templates.change', before, after })
    return present(after)
  })
}

/** Throws `template-not-found`. */
export async function removeByStaff(context: Context, by: By, id: string): Promise<{ _id: string }> {
  return transaction(context.db, async (trx) => {
    const row = await requireTemplate(trx, id)
    await deleteTemplate(trx, id)
    await record(trx, by, row, { action: 'reply-templates.remove', before: row })
    return { _id: id }
  })
}

/** Creates the templates of a new shop, named in the studio's language. */
export async function insertFirstTemplates(db: Database, locale: 'zh' | 'cn' | 'en', now: Date): Promise<void> {
  const rows = firstTemplates.map(({ title, texts }) => ({ id: newId(), title: title[locale], ...texts }))
  await insertTemplates(
    db,
    rows.map((row) => ({ ...row, created_at: now, updated_at: now })),
  )
}

async function requireTemplate(trx: Database, id: string): Promise<TemplateRow> {
  const row = isId(id) ? await lockTemplate(trx, id) : undefined
  if (!row) throw new AppError('template-not-found')
  return row
}

const wordsOf = ({ title, zh, cn, en }: TemplateRow) => [title, zh, cn, en]

function present(row: TemplateRow): Template {
  const { id, title, zh, cn, en, updated_at } = row
  return {
    _id: id,
    title,
    texts: { zh, cn, en },
    updated_at: updated_at.toISOString(),
    version: versionOf(wordsOf(row)),
  }
}

type Step = Extract<Parameters<typeof recordChange>[2]['action'], `reply-templates.${string}`>

type Change = { action: Step; before?: TemplateRow; after?: TemplateRow }

async function record(trx: Database, by: By, row: TemplateRow, { action, before, after }: Change): Promise<void> {
  const { id, title } = row
  const facts = (one: TemplateRow | undefined) => one && { title: one.title, zh: one.zh, cn: one.cn, en: one.en }
  await recordChange(trx, by, {
    action,
    subject: 'reply-template',
    id,
    title,
    before: facts(before),
    after: facts(after),
  })
}
