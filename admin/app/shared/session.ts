import type { Answer } from '@fitout/contract/endpoint.ts'
import { currentStaff, signOutStaff } from '@fitout/contract/staff/session.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetSaved, readOrCached } from './cached-answers.ts'
import { dropDraftsOf } from './saved-drafts.ts'
import { notify } from './notices.ts'
import { staffCall } from './staff-call.ts'

type Oneself = Answer<typeof currentStaff>['data']

const queryKey = ['oneself']
const storageName = 'oneself'

/** The signed-in person; offline, the last one. */
const readOneself = async () => (await readOrCached(storageName, async () => (await staffCall(currentStaff)).data)).data

/** The signed-in person, or `null`. Fetched once; later calls notice when the session has ended. */
export function useSession() {
  return useQuery<Oneself | null>({
    queryKey,
    queryFn: readOneself,
    staleTime: Infinity,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  })
}

/** The signed-in person, once known. */
export function useOneself(): Oneself | undefined {
  return useSession().data ?? undefined
}

/** Whether the person works on the sites assigned to them, which are their first page. */
export function useIsForeman(): boolean {
  return useOneself()?.role === 'site'
}

/** Handles an expired session: announces it once, however many calls fail, and shows the sign-in screen. */
export function endSession(queries: QueryClient): void {
  if (queries.getQueryData(queryKey)) notify('kit.notification.logged_out', { type: 'error' })
  queries.setQueryData(queryKey, null)
}

/** Starts a new session and drops everything cached for another person. Throws `CallError`. */
export function useEnter(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    forgetWhatWasRead(queries)
    await queries.fetchQuery({ queryKey, queryFn: readOneself, staleTime: 0 })
  }
}

/** Signs out; the local session ends even if the shop cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await staffCall(signOutStaff).catch(() => {})
    await forgetSaved(storageName)
    const oneself = queries.getQueryData<Oneself | null>(queryKey)
    if (oneself) await dropDraftsOf(oneself._id)
    queries.setQueryData(queryKey, null)
    forgetWhatWasRead(queries)
  }
}

/** All cached answers except the signed-in person. */
export const allButOneself = {
  predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => name !== 'oneself',
}

function forgetWhatWasRead(queries: QueryClient): void {
  queries.removeQueries(allButOneself)
}
