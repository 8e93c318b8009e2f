import { inLocale } from '@fitout/contract/locales.ts'
import {
  countStaffNotices,
  type findNoticeChoices,
  listStaffNotices,
  readAllStaffNotices,
  readStaffNotice,
} from '@fitout/contract/staff/staff-notices.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { DataOf, RowOf } from '../../shared/use-read.ts'

export type Choices = DataOf<typeof findNoticeChoices>
export type Notice = RowOf<typeof listStaffNotices>

/** Marks as read: one, or all from the first one shown on down. */
export function useReadNotices() {
  const queries = useQueryClient()
  const { run, isRunning } = useAction()
  async function readOne({ _id: id, is_read: isRead }: Notice): Promise<void> {
    if (isRead) return
    await staffCall(readStaffNotice, { params: { id } }).catch(() => undefined)
    const changed = new Set([countStaffNotices, listStaffNotices].map(({ path }) => path as string))
    await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => changed.has(String(name)) })
  }
  const readAll = (first: Notice) => run(() => staffCall(readAllStaffNotices, { body: { until: first.at } }))
  return { readOne, readAll, isRunning }
}

/** The person and object of a notice, in one line. */
export function useAboutOf(): (notice: Notice) => string {
  const locale = useLocale()
  return ({ who, reference, title }) => [title && inLocale(title, locale), who, reference].filter(Boolean).join(' · ')
}
