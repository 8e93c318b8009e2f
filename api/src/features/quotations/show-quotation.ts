import { createHash } from 'node:crypto'
import { canonicalJson } from '@fitout/contract/canonical-json.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { holidayDays } from '@fitout/contract/general-holidays.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import type { findStaffQuotation } from '@fitout/contract/staff/quotations.ts'
import type { Context } from '../../context.ts'
import { findOwnLanguage } from '../configuration/configuration-service.ts'
import { AppError } from '../../http/app-error.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { findStaffRow } from '../staff/staff-service.ts'
import { type Calendar, contentOf, isBeyondHolidays } from './quotation-draft.ts'
import { gapsOf } from './quotation-gaps.ts'
import { findHeadRow } from './quotation-heads-queries.ts'
import { presentHead } from './quotation-heads-service.ts'
import { calendarOf } from './quotation-room.ts'
import { warningsOf } from './quotation-warnings.ts'
import { listGroups, type QuotationRow } from './quotations-queries.ts'

type StaffVersion = AnswerInput<typeof findStaffQuotation>['data']

export function hashOf(content: QuotationContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/** The content of a version: as it was sent, or, for a draft, as it would be sent now. */
export async function contentOfVersion(
  context: Pick<Context, 'db'>,
  room: RenovationRow,
  row: QuotationRow,
): Promise<{ content: QuotationContent; calendar: Calendar }> {
  const calendar = await calendarOf(context.db, room)
  if (row.content) return { content: row.content, calendar }
  const groups = await listGroups(context.db, row.id)
  return { content: contentOf({ row, groups, calendar, validUntil: null }), calendar }
}

/** A version as staff see it, a draft with its missing parts. Throws `quotation-not-found`. */
export async function showVersionToStaff(
  context: Pick<Context, 'db' | 'clock'>,
  room: RenovationRow,
  row: QuotationRow,
): Promise<StaffVersion> {
  const { db, clock } = context
  const head = await findHeadRow(db, room.id, row.version)
  if (!head) throw new AppError('quotation-not-found')
  const { content, calendar } = await contentOfVersion(context, room, row)
  const isDraft = row.status === 'DRAFT'
  const saved = new Map((isDraft ? await listGroups(db, row.id) : []).map((group) => [group.key, group]))
  const presented = new Map(content.groups.map((group) => [group.key as string, group]))
  const keys = isDraft ? [...saved.keys()] : [...presented.keys()]
  return {
    ...presentHead(head, clock.now()),
    total: content.total,
    content: {
      ...content,
      groups: keys.map((key) => {
        const group = saved.get(key)
        return {
          ...(presented.get(key) ?? { key: key as never, title: group?.title ?? {}, lines: [], subtotal: 0 }),
          revision: group?.revision ?? 0,
          staff_name: group?.staff_name ?? null,
          saved_at: group?.saved_at.toISOString() ?? null,
        }
      }),
    },
    revision: row.revision,
    head_revision: row.head_revision,
    head_saved: {
      staff_name: (row.head_staff_id && (await findStaffRow(db, row.head_staff_id))?.name) || null,
      saved_at: row.head_saved_at?.toISOString() ?? null,
    },
    missing: isDraft ? gapsOf(content, room.language, await findOwnLanguage(db)) : [],
    warnings: isDraft ? warningsOf(content, isBeyondHolidays(content, calendar)) : [],
    holidays: isDraft ? [...holidayDays(calendar.holidays)] : [],
    paper: row.paper_id && row.paper_type ? { file_id: row.paper_id, type: row.paper_type } : null,
  }
}
