import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { foldText } from '../catalogue/catalogue-service.ts'
import { countProjectsByDistrict } from './search-queries.ts'
import type { SearchSource } from './search-source.ts'

type Place = { key: string; title: Words; names: { words: Words; folded: string[] }[] }

const foldedOf = (words: Words) => Object.values(words).map((text) => foldText(text))
const places: Place[] = hongKongAreas
  .flatMap((area) => area.districts)
  .map(({ key, title }) => ({
    key,
    title,
    names: [title, ...subDistrictsOf(key).map((place) => place.title)].map((words) => ({
      words,
      folded: foldedOf(words),
    })),
  }))

/** Finds the 18 districts by their names and by the names of places within them. */
export const districtSource: SearchSource = {
  kind: 'districts',
  async find({ db, clock }, { keywords, locale, limit }) {
    const wanted = keywords.map((keyword) => foldText(keyword).trim()).filter((keyword) => [...keyword].length >= 2)
    const found = places.flatMap((place) => {
      const name = place.names.find(({ folded }) => folded.some((text) => wanted.some((word) => begins(text, word))))
      return name ? [{ place, name }] : []
    })
    const counts = found.length > 0 ? await countProjectsByDistrict(db, clock.now()) : new Map<string, number>()
    return {
      total: found.length,
      corrected: null,
      items: found.slice(0, limit).map(({ place, name }) => ({
        _id: place.key,
        title: inLocale(place.title, locale),
        slug: '',
        summary: name.words === place.title ? '' : inLocale(name.words, locale),
        picture: null,
        price: null,
        count: counts.get(place.key) ?? 0,
      })),
    }
  },
}

/** Matches a Chinese name anywhere, a Latin one at the beginning of a word. */
function begins(text: string, word: string): boolean {
  return /\p{Script=Han}/u.test(word) ? text.includes(word) : ` ${text}`.includes(` ${word}`)
}
