import type { Words } from '@fitout/contract/locales.ts'
import type { ShareImageKind } from '@fitout/contract/share-images.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { requireContent } from '../contents/contents-service.ts'
import { requirePost } from '../posts/posts-service.ts'
import { AppError } from '../../http/app-error.ts'
import { listCardsOf } from '../products/products-service.ts'
import { requireProject } from '../projects/projects-service.ts'

type Picture = { url: string; widths: number[]; colour: string; alt: Words }

export type ShareSubject = {
  title: Words
  picture?: Picture
  /** `piece` is beside its text, `room` above it. */
  layout: 'piece' | 'room'
  price?: { from: number; original: number; isRange: boolean }
}

/** The lookup for each kind; each throws its own not-found code. */
export const shareSubjects: Record<ShareImageKind, (context: Context, key: string) => Promise<ShareSubject>> = {
  async product(context, key) {
    const product = isId(key)
      ? (await listCardsOf(context, context.config.mainStoreId, [key])).values().next().value
      : undefined
    if (!product) throw new AppError('product-not-found')
    return {
      title: product.title,
      picture: product.picture,
      layout: product.kind === 'SERVICE' ? 'room' : 'piece',
      price: { from: product.price_from, original: product.original_price_from, isRange: product.has_price_range },
    }
  },

  async page(context, key) {
    const { title, blocks } = await requireContent(context, key)
    const opening = blocks.find((block) => block.type === 'hero')
    // The title of the home page is the studio's name; its opening block says more.
    return { title: opening?.title ?? title, picture: opening?.picture, layout: 'room' }
  },

  async post(context, key) {
    const { title, cover } = await requirePost(context, key)
    return { title, ...(cover && { picture: cover }), layout: 'room' }
  },

  async project(context, key) {
    const { title, cover } = await requireProject(context, key)
    return { title, picture: cover, layout: 'room' }
  },
}
