import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'

/** Latin place names typed as one word, with their regular spellings: `shatin`, Sha Tin, 沙田. */
export const placeNames: readonly (readonly string[])[] = hongKongAreas
  .flatMap(({ districts }) => districts)
  .flatMap(({ key, title }) => [title, ...subDistrictsOf(key).map((place) => place.title)])
  .flatMap(({ en = '', zh = '' }) => (/[\s-]/.test(en) ? [[en.replaceAll(/[\s-]/g, ''), en, zh]] : []))
