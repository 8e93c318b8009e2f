import { CallError } from '@fitout/contract/client.ts'
import { QueryCache, QueryClient, useQueryClient } from '@tanstack/react-query'
import { allButOneself, endSession } from './session.ts'

/** Errors answered by the API are not retried; calls without an answer are, twice. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => isSignedOut(error) && endSession(queryClient) }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !wasRefused(error) } },
})

/** Whether the caller's session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.problem.status === 401
}

/** Refetches everything on the screen; resolves when it has arrived, or failed. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      predicate: (query) => allButOneself.predicate(query) && !('asOf' in (query.meta ?? {})),
    })
}

function wasRefused(error: Error): boolean {
  return error instanceof CallError && error.problem.status >= 400 && error.problem.status < 500
}
