import type { Translated } from '../message-types.ts'
import type { publicPages as source } from '../zh/public-pages.ts'

export const publicPages: Translated<typeof source> = {
  kinds: {
    pages: '本店及条款',
    products: '商品',
    services: '服务',
    categories: '商品分类',
    projects: '设计案例',
    posts: '家居志',
    vouchers: '优惠券',
    rewards: '会员积分商城',
  },
}
