import { type MutationKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

type Options<Cached, Change> = {
  queryKey: QueryKey
  /** The cached data as it will be after the change. */
  apply: (kept: Cached, change: Change) => Cached
  /** Sends the change; the API's response replaces the cached data. */
  send: (change: Change) => Promise<Cached | undefined>
  success: string | ((change: Change) => string)
  announce: (text: string) => void
}

/** Changes cached data: shown immediately, and reverted if the call fails. Changes are sent one after another. */
export function useOwnChange<Cached, Change>({ queryKey, apply, send, success, announce }: Options<Cached, Change>) {
  const queries = useQueryClient()
  const mutationKey: MutationKey = ['change', ...queryKey]
  return useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    meta: { failure: false },
    mutationFn: send,
    async onMutate(change: Change) {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Cached>(queryKey)
      queries.setQueryData<Cached>(queryKey, (kept) => kept && apply(kept, change))
      return { before }
    },
    onSuccess(answer, change) {
      // Do not briefly revert what a later change has already shown.
      const isLast = queries.isMutating({ mutationKey }) <= 1
      if (answer && isLast) queries.setQueryData(queryKey, answer)
      else if (isLast) void queries.invalidateQueries({ queryKey })
      announce(typeof success === 'function' ? success(change) : success)
    },
    onError(_error, _change, result) {
      queries.setQueryData(queryKey, result?.before)
      return queries.invalidateQueries({ queryKey })
    },
  })
}
