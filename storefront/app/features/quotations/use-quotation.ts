import type { QuotationHead } from '@fitout/contract/quotation-head.ts'
import { ownQuotations, showQuotation, showQuotationChanges } from '@fitout/contract/quotations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { quietCall } from '../../shared/api/browser-call.ts'

/** A sent version, which never changes. */
export function useQuotation(id: string, version: number) {
  return useQuery({
    queryKey: useOwnKey('quotation', id, String(version)),
    queryFn: async ({ signal }) => {
      const params = { id, version: String(version) }
      return (await quietCall(showQuotation, { params, signal })).data
    },
    staleTime: Infinity,
  })
}

/** All versions ever sent, newest first. They stay visible while the new state of `current` is fetched. */
export function useVersions(id: string, { version, status }: QuotationHead) {
  const queries = useQueryClient()
  const queryKey = useOwnKey('quotation-versions', id)
  const state = `${version} ${status}`
  const known = useRef(state)
  useEffect(() => {
    if (known.current === state) return
    known.current = state
    void queries.invalidateQueries({ queryKey })
  }, [queries, queryKey, state])
  return usePaged(queryKey, (place, signal) => quietCall(ownQuotations, { params: { id }, query: place, signal }))
}

export function useQuotationChanges(id: string, version: number, since: number) {
  return useQuery({
    queryKey: useOwnKey('quotation-changes', id, String(version), String(since)),
    queryFn: async ({ signal }) => {
      const params = { id, version: String(version) }
      return (await quietCall(showQuotationChanges, { params, query: { since }, signal })).data
    },
    staleTime: Infinity,
  })
}
