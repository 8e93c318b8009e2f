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
    table: 'renovations',
    owner: 'client',
    columns: names(`
      reference created_at status title property_type district saleable_sqft scope style budget address description
      client_name client_email client_area_code client_phone language
    `),
    withheld: names('id enquiry_id file_ids staff_id building cancelled_reason revision moved_at'),
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
