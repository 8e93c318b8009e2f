import { CallError } from '@fitout/contract/client.ts'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { mayPass } from '../session/backoff.ts'
import { showToast } from '../toasts/toast-store.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the toast says; `true` says 'Success', left out there is none. */
      success?: string | true
      /** What the toast says instead of the API's own words; `false` where the screen says it itself. */
      failure?: string | false
    }
  }
}

const queryTries = 2

function createQueries(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSuccess(_data, _variables, _result, mutation) {
        const words = mutation.meta?.success
        if (words) showToast({ kind: 'success', text: words === true ? undefined : words })
      },
      onError(error, _variables, _result, mutation) {
        const words = mutation.meta?.failure
        if (words === false) return
        showToast({ kind: 'server-error', text: words, error })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < queryTries && mayPass(error),
        retryDelay: (failures, error) =>
          Math.max(
            error instanceof CallError ? (error.retryAfterSeconds ?? 0) * 1000 : 0,
            1000 * 2 ** failures * (0.5 + Math.random() / 2),
          ),
      },
      // Without a network a change fails at once, and says so, instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

const inBrowser = typeof document === 'undefined' ? undefined : createQueries()

/** What belongs to the visitor, kept in the browser. On the server each page has an empty one of its own. */
export function visitorQueries(): QueryClient {
  return inBrowser ?? createQueries()
}
