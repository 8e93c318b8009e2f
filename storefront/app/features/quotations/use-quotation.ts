import { ownQuotations, showQuotation, showQuotationChanges } from '@fitout/contract/quotations.ts'
import { useQuery } from '@tanstack/react-query'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { quietCall } from '../../shared/api/browser-call.ts'

/** A version as it was sent, which never changes. */
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

/** The versions that were ever sent, newest first. Begins with the same key as what changes them. */
export function useVersions(id: string, newest: string) {
  return usePaged(useOwnKey('quotation-versions', id, newest), (place, signal) =>
    quietCall(ownQuotations, { params: { id }, query: place, signal }),
  )
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
