import type { Translated } from '../message-types.ts'
import type { relatedProducts as source } from '../zh/related-products.ts'

export const relatedProducts: Translated<typeof source> = {
  alike: '同类商品',
  beside: '搭配起来更好看',
  sameMaterial: '同一材质',
  services: '设计师可以帮您',
  goods: '搭配家具选购',
}
