import { listColleagues, type sharedWork } from '@fitout/contract/staff/staff.ts'
import { type RowOf, useList } from './use-read.ts'
import { useMay } from './use-may.ts'

/** Staff whose role can do the work, oneself included; empty for users who cannot do it themselves. */
export function useColleagues(permission: (typeof sharedWork)[number] = 'self'): RowOf<typeof listColleagues>[] {
  const may = useMay()
  const { data = [] } = useList(listColleagues, { query: { permission }, enabled: may(permission) })
  return data
}
