import type { Translated } from '../../message-types.ts'
import type { paymentRecords as source } from '../../zh/staff/payment-records.ts'

export const paymentRecords: Translated<typeof source> = {
  audit: {
    actions: {
      'instalments.due': '{who} 更改了装修工程 {thing} 一期付款的到期日',
      'payment-records.enter': '{who} 为装修工程 {thing} 录入了付款',
      'payment-records.confirm': '{who} 确认了装修工程 {thing} 的付款',
      'payment-records.refuse': '{who} 拒绝了装修工程 {thing} 的付款记录',
      'payment-records.reverse': '{who} 撤销了装修工程 {thing} 的付款确认',
      'payment-records.read-again': '{who} 再次识别了装修工程 {thing} 的付款图片',
      'payment-records.refund': '{who} 记下了装修工程 {thing} 的退款',
    },
  },
}
