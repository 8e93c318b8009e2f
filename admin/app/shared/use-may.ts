import { isAllowed, type StaffPermission, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import { usePermissions } from 'react-admin'

/** Whether the person who looks may do something, by the same table that the server asks. */
export function useMay(): (permission: StaffPermission) => boolean {
  const { permissions: role } = usePermissions<StaffRole>()
  return (permission) => role !== undefined && isAllowed(role, permission)
}
