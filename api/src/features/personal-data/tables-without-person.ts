import type { DB } from '../../../database/tables.ts'

/** Tables that reference an account or appear to contain personal data, with the reason why they are not exported. */
export const tablesWithoutPerson: Partial<Record<keyof DB, string>> = {
  ended_guests: 'ids of ended guest sessions, swept away within two hours',
  idempotency_keys: 'answers that were given already, for 48 hours; deletion takes them away',
  import_records: 'rows of a file, forgotten once they are accounts, and swept away after 30 days',
  opt_outs: 'keyed hashes of addresses, which outlive the account so that opt-outs still hold',
  stale_customer_facts: 'ids of accounts of which sums are due, for a minute',
  staff: 'the people who run the shop, who are no customers',
  pick_up_points: 'the addresses are the couriers’ own',
  staff_sessions: 'sessions of the people who run the shop, swept away after a day',
  writings: 'the address in question is the one that money is paid to',
  warehouses: 'the addresses are the shop’s own',
}
