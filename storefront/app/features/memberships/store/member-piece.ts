import type { Langs } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'

export type MemberPiece = Langs<'title' | 'summary' | 'descriptionHtml'> & {
  id: string
  slug: string
  title: string
  summary: string
  descriptionHtml: string
  /** For search engines, where written. */
  listing: { title: string | undefined; description: string | undefined }
  pictures: PictureView[]
  variantId: string
  points: number
  money: number
  isAvailable: boolean
  /** The units left, when there are few. */
  lowStock: number | null
}
