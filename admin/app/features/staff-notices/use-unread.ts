import { countStaffNotices } from '@fitout/contract/staff/staff-notices.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../../shared/staff-call.ts'

const everyMilliseconds = 30_000

/** The number of unread notices, polled every half minute unless the page is hidden. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: [countStaffNotices.path],
    queryFn: async () => (await staffCall(countStaffNotices)).data.unread,
    refetchInterval: everyMilliseconds,
  })
  return data ?? 0
}
