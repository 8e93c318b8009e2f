import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import { createStaff } from '../features/staff/staff-service.ts'
import { openStaffSession } from '../features/staff/staff-sessions-service.ts'
import type { TestShop } from './test-shop.ts'
import { type Guest, withToken } from './visitors.ts'

/** A staff member with a session; `accountId` is the staff member's id. */
export type StaffVisitor = Guest & { email: string; firstPassword: string }

let people = 0

/** Adds a staff member and opens a session without password and authenticator, which have tests of their own. */
export async function openStaff(shop: TestShop, role: StaffRole = 'owner'): Promise<StaffVisitor> {
  people += 1
  const email = `${role}-${people}@studio.example`
  const added = await createStaff(shop.context, undefined, { name: `${role} ${people}`, email, role })
  const { token } = await openStaffSession(shop.context, shop.context.db, added._id, 'test')
  return { ...withToken(shop, token, added._id), email, firstPassword: added.first_password }
}

/** Another session of the same person, by the shop's clock. */
export async function signInAgain(shop: TestShop, person: StaffVisitor): Promise<StaffVisitor> {
  const { token } = await openStaffSession(shop.context, shop.context.db, person.accountId, 'test')
  return { ...person, ...withToken(shop, token, person.accountId) }
}
