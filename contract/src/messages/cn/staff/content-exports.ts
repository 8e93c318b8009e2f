import type { Translated } from '../../message-types.ts'
import type { contentExports as source } from '../../zh/staff/content-exports.ts'

export const contentExports: Translated<typeof source> = {
  contentExports: {
    title: '导出内容',
    lead: '导出所有已撰写和上架的内容，包括各种语言、草稿和已隐藏的项目。订单、顾客和咨询可在各自的列表中导出；外观、页面和设置如要带到另一家店，请使用“店铺文件”。',
    kinds: {
      products: '商品（含款式和库存）',
      categories: '商品分类',
      articles: '家居志文章',
      'article-categories': '家居志分类',
      projects: '设计案例',
      pages: '页面（含所有版本）',
      reviews: '评价（不含姓名）',
      comments: '评论（不含姓名）',
      vouchers: '优惠券',
      campaigns: '促销活动',
    },
  },
  permissions: { 'content.export': '导出内容' },
  audit: { actions: { 'content.export': '{who} 导出了内容' } },
}
