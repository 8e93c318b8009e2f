import { CallError } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { currentStaff, signOutStaff } from '@fitout/contract/staff-session.ts'
import { isAllowed, type StaffPermission } from '@fitout/contract/staff-permissions.ts'
import type { AuthProvider } from 'react-admin'
import { staffCall } from './staff-call.ts'

type Oneself = Answer<typeof currentStaff>['data']

/** Which permission opens a resource; the API asks for it again with every call. */
const permissionOfResource: Record<string, StaffPermission> = {
  orders: 'orders.read',
  products: 'products.read',
  campaigns: 'promotions.read',
  customers: 'customers.read',
  vouchers: 'promotions.read',
  staff: 'staff.read',
  'empty-searches': 'configuration.read',
  audit: 'audit.read',
}

let oneself: Promise<Oneself> | undefined

/** Asked once; a session that has ended is noticed by the next call that needs it. */
function whoAmI(): Promise<Oneself> {
  oneself ??= staffCall(currentStaff).then(({ data }) => data)
  return oneself.catch((error: unknown) => {
    oneself = undefined
    throw error
  })
}

/** Somebody has just signed in, or has become somebody else. */
export function forgetOneself(): void {
  oneself = undefined
}

export const authProvider: AuthProvider = {
  // The page of signing in does it itself, in two steps.
  login: async () => {},
  async logout() {
    if (oneself) await staffCall(signOutStaff).catch(() => {})
    forgetOneself()
  },
  async checkAuth() {
    await whoAmI()
  },
  async checkError(error: unknown) {
    if (!(error instanceof CallError) || error.problem.status !== 401) return
    forgetOneself()
    throw error
  },
  async getIdentity() {
    const { _id: id, name } = await whoAmI()
    return { id, fullName: name }
  },
  getPermissions: async () => (await whoAmI()).role,
  async canAccess({ resource }) {
    const permission = permissionOfResource[resource]
    return permission === undefined || isAllowed((await whoAmI()).role, permission)
  },
}
