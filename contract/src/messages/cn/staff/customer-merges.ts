import type { Translated } from '../../message-types.ts'
import type { customerMerges as source } from '../../zh/staff/customer-merges.ts'

export const customerMerges: Translated<typeof source> = {
  customerMerges: {
    open: '合并…',
    act: '合并',
    done: '已合并',
    title: '把另一位顾客合并到 {name}',
    lead: '另一位顾客的资料会全部移到这位顾客。\n合并后无法撤销。',
    find: '另一位顾客的姓名、邮箱或电话',
    noOther: '找不到另一位顾客',
    guest: '访客',
    moves: '会移过来：{things}',
    nothing: '没有资料要移过来。',
    remains: '登录方式不变：{contact}',
    ends: '{contact} 不能再用来登录，所有设备都会退出。',
    cards: '{count} 张已保存的卡会移除。',
    told: '顾客会收到通知。',
    reason: '原因',
    typed: '输入“{word}”确认',
    word: '合并',
    things: {
      orders: '订单',
      enquiries: '咨询',
      renovations: '装修',
      appointments: '预约',
      notes: '备注',
      tags: '标签',
      points: '积分',
      vouchers: '优惠券',
      reviews: '评价',
      comments: '评论',
      wishlist: '收藏',
      cart_lines: '预订单项目',
      addresses: '地址',
    },
  },
  permissions: {
    'customers.merge': '合并顾客',
  },
  audit: {
    actions: {
      'customers.merge': '{who} 把另一位顾客合并到顾客 {thing}',
    },
  },
}
