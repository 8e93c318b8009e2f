import type { Locale } from '@fitout/contract/locales.ts'
import type { Langs } from '@fitout/contract/localised.ts'
import type { ProductPick } from '@fitout/contract/contents.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import type { DescribedCardView, ProductCardView } from '../../shared/catalogue/product-card-view.ts'
import type { ProjectCardView } from '../../shared/projects/project-card-view.ts'
import type { Teaser } from './blocks/journal-block.tsx'

export type ShownCategory = Langs<'title'> & { id: string; title: string; slug: string; picture: PictureView | null }

/** A review of a product, in its original language. */
export type ShownReview = Pick<ProductCardView, 'title' | 'slug' | 'langs' | 'picture'> & {
  productId: string
  rating: number
  comment: string
  language: Locale
  name: string
}

/** The data for the blocks of a page; empty if no block needs it. */
export type Shown = {
  products: Partial<Record<ProductPick, ProductCardView[]>>
  services: DescribedCardView[]
  projects: ProjectCardView[]
  posts: Teaser[]
  categories: ShownCategory[]
  reviews: ShownReview[]
}

export const nothingShown: Shown = {
  products: {},
  services: [],
  projects: [],
  posts: [],
  categories: [],
  reviews: [],
}
