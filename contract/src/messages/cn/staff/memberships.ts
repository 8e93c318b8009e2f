import type { Translated } from '../../message-types.ts'
import type { memberships as source } from '../../zh/staff/memberships.ts'

export const memberships: Translated<typeof source> = {
  levels: {
    title: '会员级别',
    lead: '订单完成后，每满一元得一分；退款会收回相应积分。级别按累计获得的积分计算，用掉积分不会降级。',
    held: '店铺设置有未发布的草稿，请先处理，才能在这里修改级别。',
    toDraft: '打开草稿',
    level: '级别 {number}',
    remove: '移除级别 {number}',
    from: '起始积分',
    benefits: '权益',
    add: '添加级别',
    publish: '发布',
    sample: '以一位顾客为例',
    spent: '至今消费（港元）',
    order: '下一笔订单（港元）',
    before: '现在',
    adds: '订单完成可得',
    after: '之后',
    next: '距离下一级',
    highest: '已是最高级别',
    points: '{points} 分',
  },
}
