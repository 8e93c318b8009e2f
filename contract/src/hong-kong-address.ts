import type { FieldErrorCode } from './errors.ts'
import { hongKongAreas } from './hong-kong-districts.ts'
import { subDistrictsOf } from './hong-kong-sub-districts.ts'
import { inLocale, type Locale } from './locales.ts'

/** The parts of a Hong Kong address. Region, district and sub-district are keys; there is no postcode. */
export type HongKongAddress = {
  region?: string | undefined
  district?: string | undefined
  sub_district?: string | undefined
  street?: string | undefined
  estate?: string | undefined
  block?: string | undefined
  floor?: string | undefined
  flat?: string | undefined
}

type AddressFault = { path: keyof HongKongAddress | 'address'; code: FieldErrorCode }

const finer = ['sub_district', 'street', 'estate', 'block', 'floor', 'flat'] as const

export function areaOf(district: string | undefined) {
  return hongKongAreas.find(({ districts }) => districts.some(({ key }) => key === district))
}

/** The errors in an address, given as text or in its parts. */
export function addressFaults(recipient: HongKongAddress & { address: string }): AddressFault[] {
  const { region, district, sub_district } = recipient
  const hasParts = finer.some((part) => recipient[part]?.trim())
  if (!district) {
    if (hasParts || region) return [{ path: 'district', code: 'required' }]
    return recipient.address.trim() ? [] : [{ path: 'address', code: 'required' }]
  }
  const faults: AddressFault[] = []
  const area = areaOf(district)
  if (!area) faults.push({ path: 'district', code: 'not-listed' })
  if (region && region !== area?.key) faults.push({ path: 'region', code: 'not-listed' })
  if (sub_district && !subDistrictsOf(district).some(({ key }) => key === sub_district)) {
    faults.push({ path: 'sub_district', code: 'not-listed' })
  }
  if (!recipient.street?.trim() && !recipient.estate?.trim()) faults.push({ path: 'estate', code: 'required' })
  return faults
}

/** Adds the language's word for floor, flat or block to a bare number or letter. Anything longer stays as typed. */
function worded(value: string | undefined, words: (bare: string) => string): string {
  const typed = value?.trim() ?? ''
  return /^[A-Za-z0-9]{1,5}$/.test(typed) ? words(typed) : typed
}

/** Block, floor and flat on one line, in the order of the language. */
export function unitLine({ block, floor, flat }: HongKongAddress, locale: Locale): string {
  if (locale === 'en') {
    const unit = [
      worded(flat, (bare) => `Flat ${bare}`),
      worded(floor, (bare) => `${bare.toUpperCase()}/F`),
      worded(block, (bare) => `Block ${bare}`),
    ]
    return unit.filter(Boolean).join(', ')
  }
  const storey = locale === 'cn' ? '楼' : '樓'
  const unit = [
    worded(block, (bare) => `${bare}座`),
    worded(floor, (bare) => (bare.toUpperCase() === 'G' ? '地下' : `${bare}${storey}`)),
    worded(flat, (bare) => `${bare}室`),
  ]
  return unit.filter(Boolean).join(' ')
}

/**
 * The lines of an address label in the order of the language: from the area down to the flat in Chinese, from the flat up
 * to the area, in capitals, in English.
 */
export function composeHongKongAddress(parts: HongKongAddress, locale: Locale): string {
  const area = areaOf(parts.district)
  const district = inLocale(area?.districts.find(({ key }) => key === parts.district)?.title, locale)
  const place = subDistrictsOf(parts.district).find(({ key }) => key === parts.sub_district)
  const subDistrict = inLocale(place?.title, locale)
  const region = inLocale(area?.title, locale)
  const [street, estate] = [parts.street?.trim() ?? '', parts.estate?.trim() ?? '']
  const unit = unitLine(parts, locale)
  if (locale === 'en') {
    const town = [subDistrict, district, region.toUpperCase()].filter(
      (name, at, all) => name && all.indexOf(name) === at,
    )
    return [unit, estate, street, town.join(', ')].filter(Boolean).join('\n')
  }
  return [region + district + subDistrict, street, estate, unit].filter(Boolean).join('\n')
}
