import type { Translated } from '../../message-types.ts'
import type { deliveryRuns as source } from '../../zh/staff/delivery-runs.ts'

export const deliveryRuns: Translated<typeof source> = {
  deliveryRuns: {
    title: '配送路线',
    lead: '选择日期，把已付款的订单排上当天路线，按地区打印配送单。出车时点“发货”，顾客才会收到通知。',
    day: '日期',
    unplanned: '未安排',
    none: '没有已付款而未安排的订单。',
    empty: '当天还没有订单。',
    add: '排入当天',
    takeOff: '移出',
    addAll: '整区排入',
    print: '打印配送单',
    stops: '共 {count} 站',
    noDistrict: '未填地区',
    inDistrict: '{district}（{count}）',
    note: '备注：{note}',
    signed: '签收',
    units: '{count} 件',
  },
  audit: { actions: { 'orders.plan': '{who} 更改了订单 {thing} 的配送日' } },
}
