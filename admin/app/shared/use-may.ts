import { isAllowed, type StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { useOneself } from './session.ts'

/** Whether the signed-in person has a permission, by the same table that the server uses. */
export function useMay(): (permission: StaffPermission) => boolean {
  const role = useOneself()?.role
  return (permission) => role !== undefined && isAllowed(role, permission)
}
