import type { Locale } from '@fitout/contract/locales.ts'
import type { Langs } from '@fitout/contract/localised.ts'
import type { ProductPick } from '@fitout/contract/contents.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import type { DescribedCardView, ProductCardView } from '../../shared/catalogue/product-card-view.ts'
import type { ProjectCardView } from '../../shared/projects/project-card-view.ts'
import type { Teaser } from './blocks/journal-block.tsx'

export type ShownCategory = Langs<'title'> & { id: string; title: string; slug: string; picture: PictureView | null }

/** What one buyer said, in the language it was written in, and of which piece. */
export type ShownReview = Pick<ProductCardView, 'title' | 'slug' | 'langs' | 'picture'> & {
  productId: string
  rating: number
  comment: string
  language: Locale
  name: string
}

/** What the parts of a page show of the shop: what no part of it asks for is empty. */
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
