import type { Context } from '../../context.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { FileFormat } from '@fitout/contract/wire.ts'
import { budgetBands, projectStyles } from '@fitout/contract/project-options.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { headingOf } from '../../http/file-headings.ts'
import { optionWords, type ValueWords, valueWords, wordIn } from '../../http/file-values.ts'
import { listFileOf } from '../../http/list-file.ts'
import { inBatches } from '../../http/pages.ts'
import { recordExport } from '../audit/audit-service.ts'
import { type EnquiryFilter, listStaffEnquiryRows } from './staff-enquiries-queries.ts'
import { presentEnquiry } from './staff-enquiries-service.ts'

const columns = [
  'reference',
  'status',
  'created_at',
  'reply_by',
  'name',
  'email',
  'contact_number',
  'subject',
  'description',
  'budget',
  'style',
  'location',
  'saleable_sqft',
  'next_action',
  'next_action_on',
  'source_page',
  'owner',
] as const

const codes: Partial<Record<(typeof columns)[number], ValueWords>> = {
  status: valueWords('enquiryStatus'),
  budget: optionWords(budgetBands),
  style: optionWords(projectStyles),
  location: optionWords(hongKongAreas.flatMap(({ districts }) => districts)),
}

/** Exports the filtered enquiries as CSV or JSON, with their owners; audited with the number of rows. */
export async function exportEnquiries(
  context: Context,
  by: { id: string },
  { filter, format, locale }: { filter: EnquiryFilter; format: FileFormat; locale: Locale },
) {
  const { db, clock } = context
  const now = clock.now()
  const counted = await recordExport(db, by, { of: 'enquiries', filter })
  const batches = inBatches(
    (place) => listStaffEnquiryRows(db, filter, now, place),
    (rows) =>
      rows
        .map(presentEnquiry)
        .map(({ owner, ...enquiry }) => ({ ...enquiry, owner: owner?.name ?? null }))
        .map((row) => (format === 'csv' ? inWords(row, locale) : row)),
  )
  const headings = columns.map((column) => headingOf(column, locale))
  return listFileOf(context, { name: 'enquiries', format, columns, headings, batches: counted(batches) })
}

function inWords<Row extends object>(row: Row, locale: Locale): Row {
  const named = Object.entries(row).map(([name, value]) => {
    const words = codes[name as keyof typeof codes]
    return [name, words && typeof value === 'string' ? wordIn(words, value, locale) : value] as const
  })
  return Object.fromEntries(named) as Row
}
