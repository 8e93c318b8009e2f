import { isAllowed, type StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { listStaff } from '@fitout/contract/staff/staff.ts'
import { useMay } from './use-may.ts'
import { type RowOf, useList } from './use-read.ts'

/** Staff whose role can do the work; empty for users without access to the staff list. */
export function useColleagues(permission: StaffPermission = 'self'): RowOf<typeof listStaff>[] {
  const may = useMay()
  const { data = [] } = useList(listStaff, { query: { page: 1, per_page: 100 }, enabled: may('staff.read') })
  return data.filter(({ role, is_disabled: isDisabled }) => !isDisabled && isAllowed(role, permission))
}
