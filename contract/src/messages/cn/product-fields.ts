import type { Translated } from '../message-types.ts'
import type * as source from '../zh/product-fields.ts'

export const productFactTexts: Translated<typeof source.productFactTexts> = {
  materials: '材质',
  care: '保养',
}

export const listingFields: Translated<typeof source.listingFields> = {
  listing_title: '搜索结果标题',
  listing_description: '搜索结果说明',
}

export const productFields: Translated<typeof source.productFields> = {
  title: '名称',
  summary: '简介',
  description: '描述',
  ...productFactTexts,
  ...listingFields,
  tags: '搜索关键词',
  lead_time_days: '备货天数',
  rank: '推荐顺序',
  width_mm: '宽（毫米）',
  depth_mm: '深（毫米）',
  height_mm: '高（毫米）',
}
