import { createReadStream } from 'node:fs'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { subtotalOf } from '@fitout/contract/quotation-amounts.ts'
import { linesAtMost, linesOfGroupAtMost } from '@fitout/contract/quotation-content.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import type { importQuotationLines } from '@fitout/contract/staff/quotations.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldErrorWords } from '../../words.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { placeOfTrade, titleOfTrade } from './quotation-draft.ts'
import { withKeys } from './quotation-lines.ts'
import type { By } from './quotation-room.ts'
import { listGroups, saveGroup, updateQuotation } from './quotations-queries.ts'
import { readLines } from './read-lines.ts'
import { inDraft, type VersionPath } from './staff-quotations-service.ts'

type Report = AnswerInput<typeof importQuotationLines>['data']

/**
 * Previews a file of lines, or, if not a dry run, appends them: all of them, or none if any cell is invalid. Throws
 * `too-many-rows`, also if a group or the version would exceed its limit.
 */
export async function importLines(
  context: Context,
  by: By,
  path: VersionPath,
  { upload, isDry, locale }: { upload: Received; isDry: boolean; locale: Locale },
): Promise<Report> {
  const { rows, lines, faults } = await readLines(createReadStream(upload.path))
  const isApplied = !isDry && faults.length === 0 && lines.length > 0
  const groups = quotationGroups.flatMap(({ key }) => {
    const own = lines.filter(({ group }) => group === key).map(({ line }) => line)
    return own.length > 0 ? [{ key, own }] : []
  })
  await inDraft(context, path, async (trx, room, row) => {
    const former = await listGroups(trx, row.id)
    const count = former.reduce((sum, group) => sum + group.lines.length, lines.length)
    if (count > linesAtMost) throw new AppError('too-many-rows')
    for (const { key, own } of groups) {
      const group = former.find((one) => one.key === key)
      const whole = [...(group?.lines ?? []), ...withKeys(own)]
      if (whole.length > linesOfGroupAtMost) throw new AppError('too-many-rows')
      if (!isApplied) continue
      const { position = placeOfTrade(key), title = titleOfTrade(key), revision = 0 } = group ?? {}
      const saved = { quotation_id: row.id, key, position, title, lines: whole }
      await saveGroup(trx, { ...saved, staff_id: by.id, saved_at: context.clock.now() }, revision)
    }
    if (!isApplied) return
    await updateQuotation(trx, row.id, { revision: row.revision + 1 })
    await auditRenovation(trx, by, room, 'quotations.import', { after: { version: row.version, lines: lines.length } })
  })
  return {
    rows,
    faults: faults.map((fault) => ({ ...fault, message: fieldErrorWords(locale, fault.code) })),
    groups: groups.map(({ key, own }) => ({ key, lines: own.length, amount: subtotalOf(own) })),
    is_applied: isApplied,
  }
}
