import type { Locale, Words } from './locales.ts'
import type { ProductText } from './product-fields.ts'

/** A product without these cannot be shown, and is not published. */
export const productNeeds = ['picture', 'variant'] as const
const written = ['title', 'summary', 'description'] as const satisfies ProductText[]

export type ProductNeed = (typeof productNeeds)[number]
/** All that can be missing: the required parts and the recommended ones. */
export type ProductLack =
  | ProductNeed
  | (typeof written)[number]
  | 'secondPicture'
  | 'alt'
  | 'read'
  | 'category'
  | 'measures'
  | 'stock'

type Needed = { pictures: readonly object[]; variants: readonly { status: string }[] }

type Advised = Record<(typeof written)[number], Words> & {
  kind: 'GOODS' | 'SERVICE'
  pictures: readonly { alt: Words }[]
  variants: readonly { status: string; units: number }[]
  drafts: readonly ProductText[]
  category_ids: readonly string[]
  dimensions: object | null
}

/** The required parts that are missing. */
export function needsOf({ pictures, variants }: Needed): ProductNeed[] {
  const isOnSale = variants.some(({ status }) => status === 'ACTIVE')
  return productNeeds.filter((need) => (need === 'picture' ? pictures.length === 0 : !isOnSale))
}

type Lack = { lack: ProductLack; languages: Locale[] }

/** Everything that is missing, required parts first; texts are checked in the studio's languages. */
export function lacksOf(product: Advised, languages: readonly Locale[]): Lack[] {
  const { kind, pictures, variants, drafts, category_ids, dimensions } = product
  const onSale = variants.filter(({ status }) => status === 'ACTIVE')
  const texts = [
    ...written.map((lack) => ({ lack, languages: languages.filter((locale) => !product[lack][locale]?.trim()) })),
    { lack: 'alt' as const, languages: languages.filter((locale) => pictures.some(({ alt }) => !alt[locale]?.trim())) },
  ]
  const plain = {
    secondPicture: pictures.length === 1,
    read: drafts.length > 0 && languages.includes('cn'),
    category: category_ids.length === 0,
    measures: kind === 'GOODS' && dimensions === null,
    stock: kind === 'GOODS' && onSale.length > 0 && onSale.every(({ units }) => units === 0),
  }
  const isLacking = (lack: keyof typeof plain) => plain[lack]
  const whole = (lack: ProductLack): Lack => ({ lack, languages: [] })
  return [
    ...needsOf(product).map(whole),
    ...texts.filter((one) => one.languages.length > 0),
    ...(['secondPicture', 'read', 'category', 'measures', 'stock'] as const).filter(isLacking).map(whole),
  ]
}
