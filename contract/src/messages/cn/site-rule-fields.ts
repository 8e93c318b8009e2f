import type { Translated } from '../message-types.ts'
import type * as source from '../zh/site-rule-fields.ts'

export const siteRuleFields: Translated<typeof source.siteRuleFields> = {
  management_office: '物业管理处',
  permit_number: '许可证编号',
  permit_from: '许可证自',
  permit_until: '许可证至',
  apply_days_ahead: '提前申请（工作日）',
  deposit: '装修押金',
  deposit_by: '押金由谁缴纳',
  deposit_paid_on: '押金缴纳日',
  deposit_returned_on: '押金退回日',
  work_days: '施工日',
  hours: '施工时间',
  noisy_hours: '高噪音时间',
}
