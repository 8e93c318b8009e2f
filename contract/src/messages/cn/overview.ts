import type { Translated } from '../message-types.ts'
import type { overview as source } from '../zh/overview.ts'

export const overview: Translated<typeof source> = {
  greeting: '{name}，您好',
  greetingNameless: '您好',
  since: '{date} 加入',
  points: '{points, number} 积分',
  toNext: '再获得 {points, number} 积分即可升级为{level}',
  orders: '最近的订单',
  orderText: '{reference}，{date}',
  toOrder: '查看订单',
  toOrders: '全部订单',
  noOrderText: '下单后可以在这里查看进度、上传付款凭证。',
  delivery: '收货地址',
  noDelivery: '还没有收货信息',
  noDeliveryText: '填写一次，以后下单时会自动填好。',
  toDelivery: '修改',
  addDelivery: '填写收货信息',
  membership: '会员与积分',
  toMembership: '查看积分',
  profile: '联系方式',
  noEmail: '还没有邮箱',
  noPhone: '还没有电话',
  toProfile: '修改个人资料',
}
