import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listStaff } from '@fitout/contract/staff.ts'
import { type RaRecord, useGetList } from 'react-admin'
import { useMay } from '../../shared/use-may.ts'

type Person = Answer<typeof listStaff>['data'][number] & RaRecord

/** Who can be given something to do; nobody is named to those who may not see the list of staff. */
export function useColleagues(): Person[] {
  const may = useMay()
  const query = { pagination: { page: 1, perPage: 100 } }
  const { data = [] } = useGetList<Person>('staff', query, { enabled: may('staff.read') })
  return data.filter((person) => !person.is_disabled)
}
