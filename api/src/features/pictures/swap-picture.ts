import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { pictureIdOf } from './picture-addresses.ts'
import type { PictureRow } from './pictures-queries.ts'
import { presentPicture } from './pictures-service.ts'

export type Described = PictureRow & { alt: Words }

const isLocale = (name: string): name is Locale => (locales as readonly string[]).includes(name)

/** A picture of the shop in Markdown, with its words, or only its address; the width and size of the file follow. */
const mark =
  /(!\[)([^\]]*)(\]\(\s*<?)(\/media\/([\w-]+)(\/\d+\.\w+(?:#\d+x\d+)?)?)(?![\w.-])|\/media\/([\w-]+)(\/\d+\.\w+(?:#\d+x\d+)?)?(?![\w.-])/g

/** How one picture is replaced by another wherever it stands in written content. */
export function swapOf(old: PictureRow, by: Described) {
  const own = Object.fromEntries(Object.entries(by.alt).filter(([, words]) => words.trim() !== '')) as Words
  /** The descriptions of a place, or those of the new picture where it has them. */
  const altOf = (former: Words): Words => ({ ...former, ...own })
  const isOld = (name: string | undefined) => name !== undefined && pictureIdOf(`/media/${name}`) === old.id
  const isNew = (name: string) => pictureIdOf(`/media/${name}`) === by.id

  const shows = (entry: unknown, isIt: (name: string) => boolean) => {
    const url: unknown = Object(Object(entry).picture).url
    return typeof url === 'string' && isIt(url.slice('/media/'.length))
  }

  /** A gallery that shows the new picture already keeps that one, and loses the former. */
  function withoutDoubles(gallery: unknown): unknown {
    if (!Array.isArray(gallery) || !gallery.some((entry) => shows(entry, isNew))) return gallery
    return gallery.filter((entry) => !shows(entry, isOld))
  }

  function inText(text: string, locale: Locale | undefined): string {
    return text.replace(mark, (whole, opening, words, between, _address, marked, file, linked, linkedFile) => {
      if (isOld(linked)) return addressOf(by, linkedFile)
      if (!isOld(marked)) return whole
      const description = locale && own[locale] ? own[locale].replace(/[[\]\n]/g, ' ') : words
      return `${opening}${description}${between}${addressOf(by, file)}`
    })
  }

  function inValue(value: unknown, locale?: Locale): unknown {
    if (typeof value === 'string') return inText(value, locale)
    if (Array.isArray(value)) return value.map((one) => inValue(one, locale))
    if (typeof value !== 'object' || value === null) return value
    if ('url' in value && 'widths' in value && isOld(String(value.url).slice('/media/'.length))) {
      // A draft may contain anything.
      const isDescribed = 'alt' in value && typeof value.alt === 'object' && value.alt !== null
      return presentPicture(by, altOf(isDescribed ? (value.alt as Words) : {}))
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        inValue(name === 'pictures' ? withoutDoubles(one) : one, isLocale(name) ? name : locale),
      ]),
    )
  }
  return {
    altOf,
    picture: (shown: { picture_id: string; alt: Words }) =>
      shown.picture_id === old.id ? { picture_id: by.id, alt: altOf(shown.alt) } : shown,
    written: <Written extends Record<string, unknown>>(written: Written) => inValue(written) as Written,
  }
}

/** The address of a picture with a file about as wide as the former one. */
function addressOf({ id, width, height, widths }: PictureRow, file: string | undefined): string {
  const [, wanted, type, size] = /^\/(\d+)\.(\w+)(#.*)?$/.exec(file ?? '') ?? []
  const url = presentPicture({ id, width, height, widths, colour: '' }, {}).url
  if (wanted === undefined) return url
  const shown = widths.find((one) => one >= Number(wanted)) ?? widths.at(-1) ?? width
  return `${url}/${shown}.${type}${size ? `#${shown}x${Math.round((shown * height) / width)}` : ''}`
}
