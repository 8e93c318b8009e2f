import { CallError } from '@fitout/contract/client.ts'
import { QueryClient } from '@tanstack/react-query'

/** What was refused is refused again, so it is told at once; what did not come at all is asked for twice more. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !wasRefused(error) } },
})

function wasRefused(error: Error): boolean {
  return error instanceof CallError && error.problem.status >= 400 && error.problem.status < 500
}
