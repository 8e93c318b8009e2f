import { isAllowed, type StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { useOneself } from './session.ts'

/** Whether the person who looks may do something, by the same table that the server asks. */
export function useMay(): (permission: StaffPermission) => boolean {
  const role = useOneself()?.role
  return (permission) => role !== undefined && isAllowed(role, permission)
}
