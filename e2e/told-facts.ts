import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { wordsIn } from './words.ts'

/** The structured data of a page about one object. */
export type Facts = Record<string, unknown>

type Offer = { name: string; sku: string; price: number; priceCurrency: string; availability: string; url: string }

/** The required properties of each kind, and those that must be visible on the page. */
const kinds: Record<string, { needed: string[]; shown: (facts: Facts, locale: Locale) => unknown[] }> = {
  Product: { needed: ['name', 'description', 'image', 'offers', 'brand'], shown: shownOfGoods },
  Service: { needed: ['name', 'description', 'image', 'offers', 'provider'], shown: shownOfGoods },
  BreadcrumbList: {
    needed: ['itemListElement'],
    shown: ({ itemListElement: steps }) => (steps as { name: string }[]).map(({ name }) => name),
  },
  Article: {
    needed: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'],
    shown: ({ headline, description, author, datePublished, articleSection }, locale) => [
      headline,
      description,
      (author as { name: string }).name,
      dayInHongKong(String(datePublished), locale),
      ...(articleSection as string[]),
    ],
  },
  CreativeWork: {
    needed: ['name', 'description', 'url', 'dateCreated', 'creator', 'image'],
    shown: ({ name, description, genre, material, locationCreated, image }) => [
      name,
      description,
      genre,
      ...((material ?? []) as string[]),
      (locationCreated as { name: string } | undefined)?.name,
      ...(image as { caption?: string }[]).map(({ caption }) => caption),
    ],
  },
  HomeAndConstructionBusiness: {
    needed: ['name', 'url', 'address', 'telephone', 'email', 'openingHoursSpecification'],
    shown: ({ name, address, telephone, email, openingHoursSpecification: hours }) => [
      name,
      (address as { streetAddress: string }).streetAddress,
      telephone,
      email,
      ...(hours as { opens: string; closes: string }[]).flatMap(({ opens, closes }) => [opens, closes]),
    ],
  },
}

function shownOfGoods({ name, description, offers, aggregateRating: rating }: Facts, locale: Locale): unknown[] {
  const { available, notAccepted } = wordsIn[locale].product
  const list = offers as Offer[]
  const inStock = list.some(({ availability }) => availability === 'https://schema.org/InStock')
  return [
    name,
    description,
    inStock ? available : notAccepted,
    ...list.map(({ price }) => `HK$${price.toLocaleString('en-US')}`),
    ...(list.length > 1 ? list.map((offer) => offer.name) : []),
    ...Object.values((rating ?? {}) as Facts).filter((value) => typeof value === 'number'),
  ]
}

function dayInHongKong(instant: string, locale: Locale): string {
  return new Date(instant).toLocaleDateString(languageTags[locale], { dateStyle: 'long', timeZone: 'Asia/Hong_Kong' })
}

/** What is wrong with a page's structured data: invalid by schema.org, or not on the page. */
export function untrue(facts: Facts, text: string, locale: Locale): string[] {
  const type = String(facts['@type'])
  const kind = kinds[type]
  if (facts['@context'] !== 'https://schema.org' || !kind) return [`an unknown kind ${type}`]
  const shown = kind.shown(facts, locale).filter((value) => value !== undefined && value !== '')
  return [
    ...kind.needed.filter((key) => !facts[key]).map((key) => `${type} without ${key}`),
    ...((facts['offers'] ?? []) as Offer[]).flatMap(badOffer),
    ...shown.filter((value) => !text.includes(oneLine(value))).map((value) => `${type} says ${value}`),
  ]
}

function badOffer({ sku, price, priceCurrency, availability, url }: Offer): string[] {
  const isRight =
    sku.length > 0 &&
    price > 0 &&
    priceCurrency === 'HKD' &&
    /^https:\/\/schema\.org\/(?:In|OutOf)Stock$/.test(availability) &&
    url.startsWith('http')
  return isRight ? [] : [`a bad offer of ${sku}`]
}

const oneLine = (value: unknown) => String(value).replace(/\s+/g, ' ')
