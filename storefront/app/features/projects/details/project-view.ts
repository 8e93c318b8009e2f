import type { Answer } from '@fitout/contract/endpoint.ts'
import type { ListingText } from '@fitout/contract/listing-fields.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { findProject } from '@fitout/contract/projects.ts'
import { type LocalisedText, localisedText } from '@fitout/contract/localised.ts'
import type { ProductCardView } from '../../../shared/catalogue/product-card-view.ts'
import { type InOneLanguage, inOneLanguage } from '../../../shared/i18n/in-one-language.ts'
import { type Listing, listingIn } from '../../../shared/page/listing-in.ts'

type Details = Answer<typeof findProject>['data']
export type ProjectView = Omit<InOneLanguage<Details>, 'materials' | 'team' | ListingText> & {
  listing?: Listing
  materials: LocalisedText[]
  team: [name: LocalisedText, role: LocalisedText][]
}
type Picture = ProjectView['galleries'][number]['pictures'][number]

/** A picture of the project with its room, and the products in it that are on sale. */
export type ProjectPicture = Omit<Picture, 'hotspots'> & {
  room: string | null
  hotspots: { x: number; y: number; product: ProductCardView }[]
}

export function projectView(data: Details, locale: Locale): ProjectView {
  const { listing_title, listing_description, ...shown } = data
  return {
    ...inOneLanguage(shown, locale),
    ...listingIn({ listing_title, listing_description }, locale),
    materials: data.materials.map((material) => localisedText(material, locale)),
    team: data.team.map(({ role, name }) => [localisedText(name, locale), localisedText(role, locale)]),
  }
}

export function projectPictures(project: ProjectView, products: ProductCardView[]): ProjectPicture[] {
  const rooms = project.galleries.length
  return project.galleries.flatMap(({ room_type, pictures }) =>
    pictures.map(({ hotspots, ...picture }) => ({
      ...picture,
      // If all pictures show the same room, its name is not repeated.
      room: rooms > 1 ? (room_type?.title ?? null) : null,
      hotspots: hotspots.flatMap(({ product_id, x, y }) => {
        const product = products.find(({ id }) => id === product_id)
        return product ? [{ x, y, product }] : []
      }),
    })),
  )
}
