import { locales } from '@fitout/contract/locales.ts'
import { z } from 'zod'
import type { Database } from '../../src/database/database.ts'
import { idFromKey } from '../../src/database/new-id.ts'
import { readData } from './read-data.ts'
import { productId } from './seed-catalogue.ts'
import type { SeedMedia } from './seed-pictures.ts'

const seedReview = z.strictObject({
  product: z.string(),
  by: z.string(),
  rating: z.int(),
  language: z.enum(locales),
  /** In the writer's own language only, like all reviews. */
  comment: z.string(),
  /** Files below `seed/media`. */
  pictures: z.array(z.string()).optional(),
  writtenAt: z.string(),
})

export const reviews = readData('reviews.json', z.array(seedReview))

/** Reviews from before the shop opened here: writers have a name and cannot sign in. */
export async function insertReviews(db: Database, media: SeedMedia): Promise<void> {
  await db
    .insertInto('accounts')
    .values(
      reviews.map(({ by, language, writtenAt }) => ({
        id: idFromKey(`reviewer ${by}`),
        type: 'EMAIL' as const,
        username: by,
        language,
        created_at: new Date(writtenAt),
        registered_at: new Date(writtenAt),
      })),
    )
    .execute()
  await db
    .insertInto('product_reviews')
    .values(
      reviews.map(({ product, by, rating, language, comment, pictures = [], writtenAt }) => ({
        id: idFromKey(`review ${product} ${by}`),
        product_id: productId(product),
        account_id: idFromKey(`reviewer ${by}`),
        rating,
        language,
        comment,
        picture_ids: pictures.map((file) => media.pictureOf({ file }).id),
        status: 'APPROVED' as const,
        decided_at: new Date(writtenAt),
        created_at: new Date(writtenAt),
      })),
    )
    .execute()
  for (const key of new Set(reviews.map(({ product }) => product))) {
    const ratings = reviews.filter(({ product }) => product === key).map(({ rating }) => rating)
    await db
      .updateTable('products')
      .set({ rating_sum: ratings.reduce((sum, one) => sum + one, 0), rating_count: ratings.length })
      .where('id', '=', productId(key))
      .execute()
  }
}
