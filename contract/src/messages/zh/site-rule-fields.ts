/** What the management office and the permit say of works at a home: on the form, and in the audit trail. */
export const siteRuleFields = {
  management_office: '管理處',
  permit_number: '許可證編號',
  permit_from: '許可證由',
  permit_until: '許可證至',
  apply_days_ahead: '提前申請（工作天）',
  deposit: '裝修按金',
  deposit_by: '按金由誰繳交',
  deposit_paid_on: '按金繳交日',
  deposit_returned_on: '按金退回日',
  work_days: '施工日',
  hours: '施工時間',
  noisy_hours: '高噪音時間',
}
