import { CallError } from '@fitout/contract/client.ts'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { mayPass } from '../session/backoff.ts'
import { showToast } from '../toasts/toast-store.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The text of the toast: `true` is 'Success'; if omitted, there is none. */
      success?: string | true
      /** Replaces the API's message in the toast; `false` if the page shows the error itself. */
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
      // Offline, a change fails immediately with a message instead of waiting unnoticed.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

const inBrowser = typeof document === 'undefined' ? undefined : createQueries()

/** The visitor's own data, cached in the browser. On the server each page has its own empty cache. */
export function visitorQueries(): QueryClient {
  return inBrowser ?? createQueries()
}
