import { CallError } from '@fitout/contract/client.ts'
import { QueryCache, QueryClient, useQueryClient } from '@tanstack/react-query'
import { allButOneself, endSession } from './session.ts'

/** What was refused is refused again, so it is told at once; what did not come at all is asked for twice more. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => isSignedOut(error) && endSession(queryClient) }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !wasRefused(error) } },
})

/** Whether the session of the caller is over. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.problem.status === 401
}

/** Reads everything on the screen anew; ends when it has come, or could not come. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries(allButOneself)
}

function wasRefused(error: Error): boolean {
  return error instanceof CallError && error.problem.status >= 400 && error.problem.status < 500
}
