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

/** Who is signed in; without a network who was. */
const readOneself = async () => (await readOrCached(storageName, async () => (await staffCall(currentStaff)).data)).data

/** Who is signed in: `null` where no one is. Asked once; the next call that needs a session notices when it is over. */
export function useSession() {
  return useQuery<Oneself | null>({
    queryKey,
    queryFn: readOneself,
    staleTime: Infinity,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  })
}

/** The person who is signed in, once that is known. */
export function useOneself(): Oneself | undefined {
  return useSession().data ?? undefined
}

/** A session that ended by itself: says so once, however many calls notice, and the door is shown. */
export function endSession(queries: QueryClient): void {
  if (queries.getQueryData(queryKey)) notify('kit.notification.logged_out', { type: 'error' })
  queries.setQueryData(queryKey, null)
}

/** Takes a new session up: whatever was read before belonged to another person. Throws `CallError`. */
export function useEnter(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    forgetWhatWasRead(queries)
    await queries.fetchQuery({ queryKey, queryFn: readOneself, staleTime: 0 })
  }
}

/** Signs out; the session is let go of here even where the shop cannot be told. */
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

/** Everything that calls gave but who is signed in. */
export const allButOneself = {
  predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => name !== 'oneself',
}

function forgetWhatWasRead(queries: QueryClient): void {
  queries.removeQueries(allButOneself)
}
