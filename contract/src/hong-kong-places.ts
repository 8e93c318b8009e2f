import { areaOf } from './hong-kong-address.ts'
import { subDistrictsOf } from './hong-kong-sub-districts.ts'
import { line } from './wire.ts'

export const districtKey = line(60)
  .refine((key) => areaOf(key) !== undefined, { params: { code: 'not-listed' } })
  .meta({ description: 'Key of one of the 18 districts' })

/** Whether the sub-district belongs to the district. */
export function isPlace({ district, sub_district }: Place): boolean {
  return !sub_district || subDistrictsOf(district ?? undefined).some(({ key }) => key === sub_district)
}

type Place = { district?: string | null | undefined; sub_district?: string | null | undefined }
