import { names, type PersonalTable } from './personal-table.ts'

/** The rooms whose client a person is, and the memberships in others', which go last: they say whose a room is. */
export const renovationTables: readonly PersonalTable[] = [
  {
    table: 'renovation_events',
    owner: 'renovation_id',
    columns: names('at actor action'),
    withheld: names('id renovation_id account_id staff_id facts'),
    erasure: 'delete',
  },
  {
    table: 'quotation_decisions',
    owner: 'account_id',
    columns: names('at kind typed_name reason language total_cents signed_on'),
    withheld: names('id quotation_id account_id staff_id source_hash options content_hash wording_version'),
    // The name typed under a contract stays with the contract.
    erasure: { account_id: null, source_hash: null, reason: null },
  },
  {
    table: 'renovation_checks',
    owner: 'renovation_id',
    columns: names('key state number valid_until'),
    withheld: names('renovation_id reason staff_id changed_at'),
    erasure: 'delete',
  },
  {
    table: 'renovation_invitations',
    owner: 'renovation_id',
    columns: names('email right language state created_at expires_at'),
    withheld: names('id renovation_id code_hash'),
    erasure: 'delete',
  },
  {
    table: 'renovation_refunds',
    owner: 'renovation_id',
    columns: names('amount_cents reason channel sent_on created_at'),
    withheld: names('id renovation_id bank_reference staff_id'),
    erasure: 'keep',
  },
  {
    // Books are kept: the figures, without who paid.
    table: 'payment_records',
    owner: 'renovation_id',
    columns: names(`
      number created_at channel bank_number user_name amount_cents paid_on decided_at received_cents received_on reason
    `),
    withheld: names(`
      id renovation_id instalment_id state wallet file_id account_id staff_id decided_by note reversed_at reversed_by
      reversal_reason
    `),
    erasure: { bank_number: '', user_name: '', note: '', account_id: null },
  },
  {
    table: 'instalments',
    owner: 'renovation_id',
    columns: names('number reference due_on amount_cents paid_cents'),
    withheld: names('id renovation_id title kind trigger stage days earliest_on told is_void'),
    erasure: 'keep',
  },
  {
    table: 'renovations',
    owner: 'client',
    columns: names(`
      reference created_at status title property_type district saleable_sqft scope style budget address description
      client_name client_email client_area_code client_phone language
    `),
    withheld: names('id enquiry_id file_ids staff_id building cancelled_reason revision moved_at credit_cents'),
    erasure: {
      title: '',
      address: '',
      description: '',
      client_name: '',
      client_email: null,
      client_area_code: null,
      client_phone: null,
      file_ids: '{}',
      cancelled_reason: null,
    },
  },
  {
    table: 'renovation_members',
    owner: 'account_id',
    columns: names('right created_at'),
    withheld: names('id renovation_id account_id'),
    erasure: 'delete',
  },
]
