import type { Translated } from '../message-types.ts'
import type * as source from '../zh/site-rule-fields.ts'

export const siteRuleFields: Translated<typeof source.siteRuleFields> = {
  management_office: 'Management office',
  permit_number: 'Permit number',
  permit_from: 'Permit from',
  permit_until: 'Permit until',
  apply_days_ahead: 'Apply ahead (working days)',
  deposit: 'Renovation deposit',
  deposit_by: 'Deposit paid by',
  deposit_paid_on: 'Deposit paid on',
  deposit_returned_on: 'Deposit returned on',
  work_days: 'Working days',
  hours: 'Working hours',
  noisy_hours: 'Noisy works',
}
