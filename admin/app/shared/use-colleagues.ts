import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listStaff } from '@fitout/contract/staff/staff.ts'
import { type RaRecord, useGetList } from 'react-admin'
import { useMay } from './use-may.ts'

type Person = Answer<typeof listStaff>['data'][number] & RaRecord

/** Staff to whom work can be assigned; empty for users without access to the staff list. */
export function useColleagues(): Person[] {
  const may = useMay()
  const query = { pagination: { page: 1, perPage: 100 } }
  const { data = [] } = useGetList<Person>('staff', query, { enabled: may('staff.read') })
  return data.filter((person) => !person.is_disabled)
}
