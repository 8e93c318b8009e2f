import type { guestTables } from './guest-tables.ts'

/**
 * What becomes of a member's rows where staff merge the account into another. `kept`: they stay with the account that
 * ended, and copy and deletion of the one that remains reach them there.
 */
type Fate = 'moved' | 'joined' | 'ended' | 'kept'

/** Every table about guests or members; one that is missing does not compile, and a test asks the map of personal data. */
export const memberTables = {
  carts: 'joined',
  orders: 'joined',
  order_grants: 'joined',
  post_likes: 'joined',
  wishlist_items: 'joined',
  delivery_recipients: 'joined',
  memberships: 'joined',
  // Up to the limit of a voucher for one customer.
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
  imported_things: 'moved',
  former_contacts: 'moved',
  payment_records: 'moved',
  renovation_events: 'moved',
  renovation_members: 'moved',
  renovation_messages: 'moved',
  defects: 'moved',
  portfolio_drafts: 'moved',
  // A paper names the account by which it was signed.
  quotation_decisions: 'kept',
  variation_decisions: 'kept',
  handovers: 'kept',
  consents: 'kept',
  account_events: 'kept',
  // A card must not be charged by another sign-in than the one that saved it.
  cards: 'ended',
  payment_customers: 'ended',
  passkeys: 'ended',
  sessions: 'ended',
  known_sources: 'ended',
  verification_codes: 'ended',
  notification_settings: 'ended',
  personal_data_exports: 'ended',
} as const satisfies Record<keyof typeof guestTables, Fate>

type Tables = typeof memberTables
type Of<Kind extends Fate> = { [Table in keyof Tables]: Tables[Table] extends Kind ? Table : never }[keyof Tables]

const names = Object.keys(memberTables) as (keyof Tables)[]
export const tablesOfMember = {
  moved: names.filter((name): name is Of<'moved'> => memberTables[name] === 'moved'),
  ended: names.filter((name): name is Of<'ended'> => memberTables[name] === 'ended'),
}
