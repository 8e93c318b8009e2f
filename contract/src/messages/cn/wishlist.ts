import type { Translated } from '../message-types.ts'
import type { wishlist as source } from '../zh/wishlist.ts'

export const wishlist: Translated<typeof source> = {
  lead: '您喜欢的商品都在这里。',
  leadGuest: '注册会员后，换台电脑或手机也能看到。',
  loading: '正在加载收藏夹',
  failed: '收藏夹暂时无法加载',
  needsScript: '收藏夹需要启用 JavaScript 才能显示。',
  empty: '收藏夹还是空的',
  emptyText: '看到喜欢的，点一下心形图标，就会留在这里。',
  toProducts: '去看看商品',
  cheaper: '比收藏时便宜 {amount}',
  soldOutText: '暂时缺货。想在到货时收到通知，可以在通知设置里选择。',
  toSettings: '通知设置',
  move: '移到预约单',
  moving: '正在移到预约单',
  choose: '选择款式',
  chooseDate: '选择日期',
  remove: '移出收藏夹',
  removeOf: '将“{title}”移出收藏夹',
}
