import { names, type PersonalTable } from './personal-table.ts'

/**
 * The rooms of which a person is the client, and memberships in others; the latter are deleted last, since they identify
 * a room's owner.
 */
export const renovationTables: readonly PersonalTable[] = [
  {
    table: 'renovation_events',
    owner: 'renovation_id',
    columns: names('at actor action'),
    withheld: names('id renovation_id account_id staff_id facts'),
    erasure: 'delete',
  },
  {
    table: 'renovation_messages',
    owner: 'renovation_id',
    columns: names('created_at thread text'),
    withheld: names('id renovation_id subject_id account_id staff_id file_ids struck_at'),
    erasure: 'delete',
  },
  {
    table: 'quotation_decisions',
    owner: 'account_id',
    columns: names('at kind typed_name reason language total_cents signed_on'),
    withheld: names('id quotation_id account_id staff_id source_hash options content_hash wording_version'),
    // The typed name stays with the contract.
    erasure: { account_id: null, source_hash: null, reason: null },
  },
  {
    table: 'variation_decisions',
    owner: 'account_id',
    columns: names('at kind typed_name reason language'),
    withheld: names(`
      variation_id account_id staff_id source_hash content_hash wording_version sum_before_cents sum_after_cents
      end_before end_after
    `),
    erasure: { account_id: null, source_hash: null, reason: null },
  },
  {
    table: 'renovation_files',
    owner: 'renovation_id',
    columns: names('kind title created_at'),
    withheld: names('id renovation_id position is_shared'),
    erasure: 'delete',
  },
  {
    table: 'renovation_checks',
    owner: 'renovation_id',
    columns: names('key state number valid_until'),
    withheld: names('renovation_id reason staff_id changed_at'),
    erasure: 'delete',
  },
  {
    // Their pictures go with them.
    table: 'site_reports',
    owner: 'renovation_id',
    columns: names('day text present published_at'),
    withheld: names('id renovation_id stage_key staff_id device_key created_at revision'),
    erasure: 'delete',
  },
  {
    table: 'defects',
    owner: 'renovation_id',
    columns: names('number kind state text place room severity due_on raised_by fixed_at closed_at created_at'),
    withheld: names(`
      id renovation_id account_id staff_id file_ids fix_file_ids reopen_file_ids closed_by reason reopened
      is_fix_told is_silence_told
    `),
    erasure: {
      text: '',
      place: '',
      reason: '',
      account_id: null,
      file_ids: '{}',
      fix_file_ids: '{}',
      reopen_file_ids: '{}',
    },
  },
  {
    // Signed content stays with the contract; its files are sealed.
    table: 'handovers',
    owner: 'renovation_id',
    columns: names('day client_name client_signed_at'),
    withheld: names(`
      renovation_id handed meters revision content content_hash studio_name studio_signed_at staff_id account_id source_hash language
      wording_version pdf_hash created_at
    `),
    erasure: { account_id: null, source_hash: null },
  },
  {
    table: 'portfolio_drafts',
    owner: 'renovation_id',
    columns: names('is_agreed changed_at wording'),
    withheld: names('renovation_id account_id wording_language wording_version project_id staff_id drafted_at'),
    // The project contains no names.
    erasure: { account_id: null },
  },
  {
    table: 'warranties',
    owner: 'renovation_id',
    columns: names('title months starts_on ends_on'),
    withheld: names('id renovation_id position is_told'),
    erasure: 'keep',
  },
  {
    table: 'stages',
    owner: 'renovation_id',
    columns: names('title planned_start planned_end actual_start actual_end next_step'),
    withheld: names('renovation_id key weight starts_on working_days status percent waits_for reopened_reason'),
    erasure: { next_step: '{}', reopened_reason: '' },
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
    columns: names('amount_cents reason channel by_hand sent_on created_at'),
    withheld: names('id renovation_id bank_reference staff_id'),
    erasure: 'keep',
  },
  {
    // Amounts are kept for accounting, without the payer.
    table: 'payment_records',
    owner: 'renovation_id',
    columns: names(`
      number created_at channel by_hand bank_number user_name amount_cents paid_on decided_at received_cents received_on
      reason
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
    columns: names('number reference due_on payable_cents paid_cents'),
    withheld: names(
      'id renovation_id title kind trigger stage days amount_cents adjusted_cents earliest_on told is_void',
    ),
    erasure: 'keep',
  },
  {
    table: 'renovations',
    owner: 'client',
    columns: names(`
      reference created_at status title property_type district saleable_sqft scope style budget address description
      client_name client_email client_area_code client_phone language
    `),
    withheld: names(
      'id enquiry_id appointment_id file_ids staff_id building cancelled_reason revision moved_at credit_cents stages_revision messages_settled_until handed_over_on sealed_until',
    ),
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
    columns: names('right created_at messages_read_until'),
    withheld: names('id renovation_id account_id'),
    erasure: 'delete',
  },
]
