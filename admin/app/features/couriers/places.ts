import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'

const districts = hongKongAreas.flatMap((area) => area.districts)

/** Each district, followed by its parts: `islands`, `islands/mui-wo`. */
export const placeKeys: string[] = districts.flatMap(({ key }) => [
  key,
  ...subDistrictsOf(key).map((part) => `${key}/${part.key}`),
])

export function districtOfPlace(place: string, locale: Locale): string {
  const [key] = place.split('/')
  return inLocale(districts.find((one) => one.key === key)?.title, locale)
}

export function nameOfPlace(place: string, locale: Locale): string {
  const [key = '', partKey] = place.split('/')
  const part = subDistrictsOf(key).find((one) => one.key === partKey)
  return [districtOfPlace(place, locale), ...(part ? [inLocale(part.title, locale)] : [])].join(' · ')
}
