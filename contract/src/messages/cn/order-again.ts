import type { Translated } from '../message-types.ts'
import type { orderAgain as source } from '../zh/order-again.ts'

export const orderAgain: Translated<typeof source> = {
  again: '再次订购',
  added: '已再次放入预约单',
  some: '部分项目无法照原样放入：',
  prices: '已放入预约单，以下价格有更新：',
  gone: '{title} 已停售',
  soldOut: '{title} 暂时缺货',
  failed: '{title} 没有放入，请稍后再试',
  fewer: '{title} 只剩 {count, number} 件',
  price: '{title} 现价 {price}',
}
