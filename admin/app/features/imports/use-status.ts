import type { findImport, ImportStatus, listImports } from '@fitout/contract/staff/imports.ts'
import { useTranslate } from '../../shared/i18n.ts'
import type { DataOf, RowOf } from '../../shared/use-read.ts'

export type ImportSummary = RowOf<typeof listImports>
export type ImportDetails = DataOf<typeof findImport>

const working = new Set<ImportStatus>(['READING', 'CHECKING', 'APPLYING', 'PICTURES'])

/** Whether the shop is processing it. */
export const isWorking = ({ status }: { status: ImportStatus }) => working.has(status)

export const holdsCustomers = ({ format }: Pick<ImportSummary, 'format'>) => format.endsWith('CUSTOMERS')

/** The state of an import, as text. */
export function useStatusOf() {
  const t = useTranslate()
  return ({ status, records, done }: ImportSummary) => t(`imports.statuses.${status}`, { records, done })
}
