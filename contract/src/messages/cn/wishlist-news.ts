import type { Translated } from '../message-types.ts'
import type { wishlistNews as source } from '../zh/wishlist-news.ts'

export const wishlistNews: Translated<typeof source> = {
  back: '“{title}”到货了',
  reduced: '“{title}”降价了，现价 {price}',
  several: '您收藏的 {count} 件商品有新消息',
  lead: '您收藏的商品有新消息：',
  section: '收藏夹',
  now: '{before} → {price}',
  action: '查看收藏夹',
  hint: '数量有限，先到先得。',
  closing: '您在通知设置中选择了接收收藏夹的消息，所以收到这封邮件。',
  stop: '不想再收到：',
}
