import type { Langs } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import type { Listing } from '../../../shared/page/listing-in.ts'

export type MemberPiece = Langs<'title' | 'summary' | 'descriptionHtml'> & {
  id: string
  slug: string
  title: string
  summary: string
  descriptionHtml: string
  listing?: Listing
  pictures: PictureView[]
  variantId: string
  points: number
  money: number
  isAvailable: boolean
  /** The units left, when there are few. */
  lowStock: number | null
}
