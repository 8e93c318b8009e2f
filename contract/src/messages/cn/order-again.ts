import type { Translated } from '../message-types.ts'
import type { orderAgain as source } from '../zh/order-again.ts'

export const orderAgain: Translated<typeof source> = {
  again: '再次订购',
  added: '已再次放入预约单',
  some: '部分项目无法照原样放入：',
  prices: '已放入预约单，以下价格有更新：',
  gone: '<name>{title}</name> 已停售',
  soldOut: '<name>{title}</name> 暂时缺货',
  failed: '<name>{title}</name> 没有放入，请稍后再试',
  fewer: '<name>{title}</name> 只剩 {count, number} 件',
  price: '<name>{title}</name> 现价 {price}',
}
