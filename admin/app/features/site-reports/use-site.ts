import { findSiteRenovation, listSiteRenovations } from '@fitout/contract/staff/stages.ts'
import { useQuery } from '@tanstack/react-query'
import { readOrCached } from '../../shared/cached-answers.ts'
import { useOneself } from '../../shared/session.ts'
import { staffCall } from '../../shared/staff-call.ts'

// Also queried offline: the cache answers then.
const alsoOffline = { networkMode: 'always', retry: false } as const

/** The user's sites. */
export function useSites() {
  const staffId = useOneself()?._id
  return useQuery({
    queryKey: ['sites', staffId],
    queryFn: () =>
      readOrCached(`sites of ${staffId}`, async () => (await staffCall(listSiteRenovations, { query: {} })).data),
    ...alsoOffline,
  })
}

export function useSite(id: string) {
  const staffId = useOneself()?._id
  return useQuery({
    queryKey: ['site', staffId, id],
    queryFn: () =>
      readOrCached(
        `site ${id} of ${staffId}`,
        async () => (await staffCall(findSiteRenovation, { params: { id } })).data,
      ),
    ...alsoOffline,
  })
}
