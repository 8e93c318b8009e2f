import { CallError } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { currentStaff, signOutStaff } from '@fitout/contract/staff/session.ts'
import { isAllowed, type StaffPermission } from '@fitout/contract/staff/permissions.ts'
import type { AuthProvider } from 'react-admin'
import { staffCall } from './staff-call.ts'

type Oneself = Answer<typeof currentStaff>['data']

let oneself: Promise<Oneself> | undefined

/** Fetched once; an expired session is detected by the next call that needs it. */
function whoAmI(): Promise<Oneself> {
  oneself ??= staffCall(currentStaff).then(({ data }) => data)
  return oneself.catch((error: unknown) => {
    oneself = undefined
    throw error
  })
}

/** Clears the cached identity after a sign-in or a change of user. */
export function forgetOneself(): void {
  oneself = undefined
}

/** The permission that each resource needs; the API checks it again on every call. */
export const createAuthProvider = (permissionOf: ReadonlyMap<string, StaffPermission>): AuthProvider => ({
  // The sign-in page does this itself, in two steps.
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
    const { _id: id, name, takes_pretend_payments: takesPretendPayments } = await whoAmI()
    return { id, fullName: name, takesPretendPayments }
  },
  getPermissions: async () => (await whoAmI()).role,
  async canAccess({ resource }) {
    const permission = permissionOf.get(resource)
    return permission === undefined || isAllowed((await whoAmI()).role, permission)
  },
})
