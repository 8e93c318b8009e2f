import type { Translated } from '../message-types.ts'
import type { packingSlips as source } from '../zh/packing-slips.ts'

export const packingSlips: Translated<typeof source> = {
  title: '装箱单',
  reference: '订单编号',
  date: '下单时间',
  courier: '配送',
  collection: '取货',
  trackingNumber: '运单号',
  item: '商品',
  sku: '货号',
  quantity: '数量',
  units: '共 {count} 件',
  note: '顾客备注',
  foot: '收货时请清点件数；如有缺少或破损，请尽快联系我们。',
  collectionFoot: '取货时请清点件数；如有缺少或破损，请当场告诉我们。',
  labels: '地址标签',
  pickList: '拣货单',
  orders: '订单',
}
