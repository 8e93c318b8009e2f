import { showWorks } from '@fitout/contract/stages.ts'
import { useQuery } from '@tanstack/react-query'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { quietCall } from '../../shared/api/browser-call.ts'

export function useWorks(id: string) {
  return useQuery({
    queryKey: useOwnKey('renovation-works', id),
    queryFn: async ({ signal }) => quietCall(showWorks, { params: { id }, signal }),
  })
}
