import type { Locale } from '@fitout/contract/locales.ts'
import type { Database } from '../../src/database/database.ts'
import { idFromKey } from '../../src/database/new-id.ts'
import { productId } from './seed-catalogue.ts'
import type { SeedMedia } from './seed-pictures.ts'

type SeedReview = {
  product: string
  by: string
  rating: number
  language: Locale
  /** In the writer's own language only, as reviews are. */
  comment: string
  /** Files below `seed/media`. */
  pictures?: string[]
  writtenAt: string
}

export const reviews: SeedReview[] = [
  {
    product: 'sofa-oat',
    by: '阿晴',
    rating: 5,
    language: 'zh',
    comment:
      '屋企𨋢門得 80 厘米闊，一路擔心入唔到，結果師傅拆件上樓，連裝好腳都係半個鐘。兩個大人加一隻貓一齊瞓都夠位，布套拆得落嚟洗。',
    pictures: ['rooms/living-2.jpg'],
    writtenAt: '2025-06-08T04:20:00Z',
  },
  {
    product: 'sofa-oat',
    by: 'Fiona M.',
    rating: 5,
    language: 'en',
    comment:
      'Eight months and two children later it still sits well. The colour is a warm oat, a shade darker in the evening than in the pictures. Delivery rang half an hour ahead and took every box away.',
    writtenAt: '2025-11-23T09:05:00Z',
  },
  {
    product: 'sofa-oat',
    by: '周先生',
    rating: 4,
    language: 'cn',
    comment:
      '坐感偏软但有支撑，靠背高度正好。等了六周多一点，比预计晚四天，客服提前打电话说明了。亚麻容易起皱，介意的话要注意。',
    writtenAt: '2026-02-14T03:40:00Z',
  },
  {
    product: 'sofa-oat',
    by: 'KY',
    rating: 5,
    language: 'zh',
    comment: '先去陳列室坐過先落單。座位夠深，盤腿睇戲好舒服。',
    writtenAt: '2026-05-30T12:10:00Z',
  },
  {
    product: 'lounge-chair',
    by: 'Daniel H.',
    rating: 5,
    language: 'en',
    comment:
      'My reading chair. The arms are the right height for a book and a cup, and it is light enough to turn to the window.',
    writtenAt: '2025-09-17T13:30:00Z',
  },
  {
    product: 'lounge-chair',
    by: '林太',
    rating: 4,
    language: 'zh',
    comment: '木工好靚，坐落好穩。圈圈絨要勤啲吸塵，屋企有貓要諗清楚。',
    writtenAt: '2026-03-04T06:15:00Z',
  },
  {
    product: 'dining-table-oak',
    by: '何家',
    rating: 5,
    language: 'zh',
    comment: '打邊爐、做功課、開會都係佢。圓角真係救咗個細路個頭好多次。',
    pictures: ['rooms/dining-1.jpg'],
    writtenAt: '2025-04-21T11:45:00Z',
  },
  {
    product: 'dining-table-oak',
    by: 'Priya S.',
    rating: 4,
    language: 'en',
    comment:
      'Beautiful top. Oil it in the first week as they say: we waited, and a glass left a faint ring that took an evening to get out.',
    writtenAt: '2025-12-02T08:00:00Z',
  },
  {
    product: 'dining-table-oak',
    by: '小顾',
    rating: 5,
    language: 'cn',
    comment: '1.8 米坐六个人不挤。实木有分量，桌腿不占地方，椅子能完全推进去。',
    writtenAt: '2026-04-11T05:25:00Z',
  },
  {
    product: 'dining-chair-oak',
    by: 'Ming',
    rating: 5,
    language: 'zh',
    comment: '坐一晚都唔會攰，扶手啱啱好推得入枱底。加多咗兩張，木色同之前一樣。',
    writtenAt: '2026-01-19T10:50:00Z',
  },
  {
    product: 'floor-lamp-tripod',
    by: 'Grace L.',
    rating: 5,
    language: 'en',
    comment: 'Soft, even light behind the sofa. The switch is on the cord where a foot finds it.',
    writtenAt: '2025-10-06T14:10:00Z',
  },
  {
    product: 'rug-wool',
    by: '陈女士',
    rating: 4,
    language: 'cn',
    comment: '头两周会掉一点毛，吸几次就好了。够薄，房门开关不卡。',
    writtenAt: '2026-03-27T02:35:00Z',
  },
]

/** What buyers said before the shop opened here: writers have a name and nothing to sign in with. */
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
