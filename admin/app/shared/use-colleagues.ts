import { listStaff } from '@fitout/contract/staff/staff.ts'
import { useMay } from './use-may.ts'
import { type RowOf, useList } from './use-read.ts'

/** Staff who can be assigned work; empty for users without access to the staff list. */
export function useColleagues(): RowOf<typeof listStaff>[] {
  const may = useMay()
  const { data = [] } = useList(listStaff, { query: { page: 1, per_page: 100 }, enabled: may('staff.read') })
  return data.filter((person) => !person.is_disabled)
}
