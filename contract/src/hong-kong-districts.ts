import { subDistrictsOf } from './hong-kong-sub-districts.ts'
import { inLocale, type Locale, type Words } from './locales.ts'

type District = { key: string; title: Words }
type Area = { key: string; title: Words; districts: readonly District[] }

function district(key: string, en: string, zh: string, cn: string): District {
  return { key, title: { en, zh, cn } }
}

/** The three areas of Hong Kong with their 18 districts. The keys are stored with orders. */
export const hongKongAreas: readonly Area[] = [
  {
    key: 'hong-kong-island',
    title: { en: 'Hong Kong Island', zh: '香港島', cn: '香港岛' },
    districts: [
      district('central-and-western', 'Central and Western', '中西區', '中西区'),
      district('wan-chai', 'Wan Chai', '灣仔區', '湾仔区'),
      district('eastern', 'Eastern', '東區', '东区'),
      district('southern', 'Southern', '南區', '南区'),
    ],
  },
  {
    key: 'kowloon',
    title: { en: 'Kowloon', zh: '九龍', cn: '九龙' },
    districts: [
      district('yau-tsim-mong', 'Yau Tsim Mong', '油尖旺區', '油尖旺区'),
      district('sham-shui-po', 'Sham Shui Po', '深水埗區', '深水埗区'),
      district('kowloon-city', 'Kowloon City', '九龍城區', '九龙城区'),
      district('wong-tai-sin', 'Wong Tai Sin', '黃大仙區', '黄大仙区'),
      district('kwun-tong', 'Kwun Tong', '觀塘區', '观塘区'),
    ],
  },
  {
    key: 'new-territories',
    title: { en: 'New Territories', zh: '新界', cn: '新界' },
    districts: [
      district('kwai-tsing', 'Kwai Tsing', '葵青區', '葵青区'),
      district('tsuen-wan', 'Tsuen Wan', '荃灣區', '荃湾区'),
      district('tuen-mun', 'Tuen Mun', '屯門區', '屯门区'),
      district('yuen-long', 'Yuen Long', '元朗區', '元朗区'),
      district('north', 'North', '北區', '北区'),
      district('tai-po', 'Tai Po', '大埔區', '大埔区'),
      district('sha-tin', 'Sha Tin', '沙田區', '沙田区'),
      district('sai-kung', 'Sai Kung', '西貢區', '西贡区'),
      district('islands', 'Islands', '離島區', '离岛区'),
    ],
  },
]

/** An address as typed, part by part. */
export type AddressParts = { district: string; subDistrict?: string; street: string; building: string; unit: string }

/**
 * The lines of an address label in the order of the language: from the area down to the flat in Chinese, from the flat up
 * to the area in English. Empty parts leave no line.
 */
export function composeAddress(parts: AddressParts, locale: Locale): string {
  const area = hongKongAreas.find(({ districts }) => districts.some((one) => one.key === parts.district))
  const districtTitle = inLocale(area?.districts.find((one) => one.key === parts.district)?.title, locale)
  const place = subDistrictsOf(parts.district).find(({ key }) => key === parts.subDistrict)
  const subDistrict = inLocale(place?.title, locale)
  const areaTitle = inLocale(area?.title, locale)
  const [flat, house, road] = [parts.unit, parts.building, parts.street].map((part) => part.trim())
  const town = [subDistrict, districtTitle, areaTitle.toUpperCase()].filter((name, at, all) => all.indexOf(name) === at)
  const lines =
    locale === 'en'
      ? [flat, house, road, town.filter(Boolean).join(', ')]
      : [areaTitle + districtTitle + subDistrict, road, house, flat]
  return lines.filter(Boolean).join('\n')
}
