import type { guestTables } from './guest-tables.ts'

/**
 * What happens to a member's rows when staff merge the account into another. `kept`: they stay with the ended account,
 * where data export and deletion of the remaining one still reach them.
 */
type Fate = 'moved' | 'joined' | 'ended' | 'kept'

/**
 * Every table about guests or members; a missing one does not compile, and a test compares it with the map of personal
 * data.
 */
export const memberTables = {
  carts: 'joined',
  orders: 'joined',
  order_grants: 'joined',
  post_likes: 'joined',
  wishlist_items: 'joined',
  delivery_recipients: 'joined',
  memberships: 'joined',
  // Up to the limit of a voucher per customer.
  voucher_uses: 'joined',
  customer_tags: 'joined',
  mailing_recipients: 'joined',
  files: 'moved',
  payment_sessions: 'moved',
  redeemed_vouchers: 'moved',
  product_reviews: 'moved',
  enquiries: 'moved',
  appointments: 'moved',
  appointment_holds: 'moved',
  stock_notices: 'moved',
  post_comments: 'moved',
  account_notes: 'moved',
  sent_mails: 'moved',
  imported_things: 'moved',
  former_contacts: 'moved',
  payment_records: 'moved',
  renovation_events: 'moved',
  renovation_members: 'moved',
  renovation_messages: 'moved',
  defects: 'moved',
  portfolio_drafts: 'moved',
  // A document names the account that signed it.
  quotation_decisions: 'kept',
  variation_decisions: 'kept',
  handovers: 'kept',
  consents: 'kept',
  account_events: 'kept',
  // A card must not be charged by another account than the one that saved it.
  cards: 'ended',
  payment_customers: 'ended',
  passkeys: 'ended',
  sessions: 'ended',
  known_sources: 'ended',
  verification_codes: 'ended',
  notification_settings: 'ended',
  personal_data_exports: 'ended',
  // Recomputed for the remaining account.
  customer_facts: 'ended',
  customer_months: 'ended',
} as const satisfies Record<keyof typeof guestTables, Fate>

type Tables = typeof memberTables
type Of<Kind extends Fate> = { [Table in keyof Tables]: Tables[Table] extends Kind ? Table : never }[keyof Tables]

const names = Object.keys(memberTables) as (keyof Tables)[]
export const tablesOfMember = {
  moved: names.filter((name): name is Of<'moved'> => memberTables[name] === 'moved'),
  ended: names.filter((name): name is Of<'ended'> => memberTables[name] === 'ended'),
}
