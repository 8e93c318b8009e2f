import type { Translated } from '../message-types.ts'
import type { relatedProducts as source } from '../zh/related-products.ts'

export const relatedProducts: Translated<typeof source> = {
  alike: 'More of its kind',
  beside: 'Sits well beside it',
  sameMaterial: 'In the same material',
  services: 'What a designer can do for you',
  goods: 'Pieces to go with it',
}
