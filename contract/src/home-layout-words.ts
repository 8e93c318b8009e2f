import type { ProductPick } from './contents.ts'

const allPieces = { title: { zh: '查看所有產品', cn: '查看全部商品', en: 'See all pieces' }, path: '/products' }

/** Placeholder words for the blocks of a layout, until the studio writes its own. */
export const homeLayoutWords = {
  newest: { title: { zh: '新到產品', cn: '新到商品', en: 'New pieces' }, action: allPieces },
  'on-sale': { title: { zh: '優惠中', cn: '优惠中', en: 'On sale now' }, action: allPieces },
  'in-stock': {
    title: { zh: '現貨，即可送貨', cn: '现货，即可送货', en: 'In stock, ready to deliver' },
    action: allPieces,
  },
  'best-rated': { title: { zh: '最受好評', cn: '好评最多', en: 'Rated best' }, action: allPieces },
  'featured-services': {
    title: { zh: '我們的服務', cn: '我们的服务', en: 'What we can do for you' },
    action: { title: { zh: '查看所有服務', cn: '查看全部服务', en: 'See all services' }, path: '/services' },
  },
  projects: {
    title: { zh: '完工的家', cn: '完工的家', en: 'Homes we have finished' },
    action: { title: { zh: '瀏覽所有案例', cn: '浏览全部案例', en: 'See all projects' }, path: '/projects' },
  },
  journal: {
    title: { zh: '家居誌', cn: '家居志', en: 'From the journal' },
    action: { title: { zh: '閱讀家居誌', cn: '阅读家居志', en: 'Read the journal' }, path: '/blogs' },
  },
  categories: { title: { zh: '按空間選購', cn: '按空间选购', en: 'Room by room' }, action: allPieces },
  reviews: { title: { zh: '客人怎樣說', cn: '顾客怎么说', en: 'What customers say' } },
  contact: { title: { zh: '親臨工作室', cn: '到访工作室', en: 'Visit the studio' } },
  'enquiry-band': {
    title: { zh: '準備裝修？', cn: '准备装修？', en: 'Planning something?' },
    action: { title: { zh: '開始查詢', cn: '开始咨询', en: 'Start your enquiry' }, path: '/enquiry' },
  },
} as const satisfies Record<ProductPick, object> & Record<string, object>
