import type { Locale, Words } from './locales.ts'
import type { ProductText } from './product-fields.ts'

/** A product without these cannot be shown, and is not published. */
export const requiredParts = ['picture', 'variant'] as const
const written = ['title', 'summary', 'description'] as const satisfies ProductText[]

export type RequiredPart = (typeof requiredParts)[number]
/** All that can be missing: the required parts and the recommended ones. */
export type MissingPart =
  | RequiredPart
  | (typeof written)[number]
  | 'secondPicture'
  | 'alt'
  | 'read'
  | 'category'
  | 'measures'
  | 'stock'
  | 'parcel'

type Needed = { pictures: readonly object[]; variants: readonly { status: string }[] }

type Advised = Record<(typeof written)[number], Words> & {
  kind: 'GOODS' | 'SERVICE'
  pictures: readonly { alt: Words }[]
  variants: readonly { status: string; units: number; has_parcel: boolean }[]
  drafts: readonly ProductText[]
  category_ids: readonly string[]
  dimensions: object | null
}

/** The required parts that are missing. */
export function missingRequiredParts({ pictures, variants }: Needed): RequiredPart[] {
  const isOnSale = variants.some(({ status }) => status === 'ACTIVE')
  return requiredParts.filter((need) => (need === 'picture' ? pictures.length === 0 : !isOnSale))
}

type Missing = { part: MissingPart; languages: Locale[] }

/** Everything that is missing, required parts first; texts are checked in the studio's languages. */
export function missingParts(product: Advised, languages: readonly Locale[]): Missing[] {
  const { kind, pictures, variants, drafts, category_ids, dimensions } = product
  const onSale = variants.filter(({ status }) => status === 'ACTIVE')
  const texts = [
    ...written.map((part) => ({ part, languages: languages.filter((locale) => !product[part][locale]?.trim()) })),
    { part: 'alt' as const, languages: languages.filter((locale) => pictures.some(({ alt }) => !alt[locale]?.trim())) },
  ]
  const plain = {
    secondPicture: pictures.length === 1,
    read: drafts.length > 0 && languages.includes('cn'),
    category: category_ids.length === 0,
    measures: kind === 'GOODS' && dimensions === null,
    stock: kind === 'GOODS' && onSale.length > 0 && onSale.every(({ units }) => units === 0),
    // Couriers with a limit are not offered for a parcel of unknown size.
    parcel: kind === 'GOODS' && onSale.some(({ has_parcel }) => !has_parcel),
  }
  const isMissing = (part: keyof typeof plain) => plain[part]
  const whole = (part: MissingPart): Missing => ({ part, languages: [] })
  return [
    ...missingRequiredParts(product).map(whole),
    ...texts.filter((one) => one.languages.length > 0),
    ...(['secondPicture', 'read', 'category', 'measures', 'stock', 'parcel'] as const).filter(isMissing).map(whole),
  ]
}
