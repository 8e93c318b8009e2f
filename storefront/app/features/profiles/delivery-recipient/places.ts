import { areaOf } from '@fitout/contract/hong-kong-address.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import type { ComboboxChoice } from '@fitout/ui/combobox.tsx'

export type Place = { region: string; district: string; sub_district: string }

const separator = '/'

/** All districts, those of the chosen region first. */
export function districtChoices({ region }: Place, locale: Locale): ComboboxChoice[] {
  const areas = hongKongAreas.toSorted((one, other) => Number(other.key === region) - Number(one.key === region))
  return areas.flatMap((area) =>
    area.districts.map(({ key, title }) => ({
      value: key,
      title: inLocale(title, locale),
      aside: inLocale(area.title, locale),
      alias: namesOf(title),
    })),
  )
}

/** The sub-districts of the chosen district first, then those of its region, then all others. */
export function subDistrictChoices({ region, district }: Place, locale: Locale): ComboboxChoice[] {
  const nearness = (area: string, key: string) => Number(area === region) + 2 * Number(key === district)
  const districts = hongKongAreas
    .flatMap((area) => area.districts.map((one) => ({ ...one, near: nearness(area.key, one.key) })))
    .toSorted((one, other) => other.near - one.near)
  return districts.flatMap((one) =>
    subDistrictsOf(one.key).map(({ key, title }) => ({
      value: one.key + separator + key,
      title: inLocale(title, locale),
      aside: inLocale(one.title, locale),
      alias: namesOf(title),
    })),
  )
}

export function subDistrictChoice({ district, sub_district }: Place): string {
  return sub_district && district + separator + sub_district
}

/** Choosing a district sets its region, and clears a sub-district outside it. */
export function inDistrict(district: string, before: Place): Place {
  const stays = subDistrictsOf(district).some(({ key }) => key === before.sub_district)
  return {
    region: areaOf(district)?.key ?? before.region,
    district,
    sub_district: stays ? before.sub_district : '',
  }
}

export function inRegion(region: string, before: Place): Place {
  const stays = areaOf(before.district)?.key === region
  return stays ? { ...before, region } : { region, district: '', sub_district: '' }
}

/** Choosing a sub-district sets its district and region. */
export function atSubDistrict(choice: string, before: Place): Place {
  const [district = '', sub_district = ''] = choice.split(separator)
  return sub_district ? { ...inDistrict(district, before), sub_district } : { ...before, sub_district: '' }
}

function namesOf(title: Words): string {
  return Object.values(title).join(' ')
}
