import type { DB } from '../../../database/tables.ts'

/**
 * What happens to a guest's rows at sign-in as a member. `moved`: they get the member's account, unchanged otherwise.
 * `joined`: their feature merges them, in a step of `guests-service.ts`.
 */
type Fate = 'moved' | 'joined' | 'ended with the guest' | 'members only' | 'kept'

/** Every table that refers to an account; a test fails if one is missing. */
export const guestTables = {
  carts: 'joined',
  orders: 'joined',
  order_grants: 'joined',
  post_likes: 'joined',
  wishlist_items: 'joined',
  delivery_recipients: 'joined',
  memberships: 'joined',
  files: 'moved',
  payment_sessions: 'moved',
  voucher_uses: 'moved',
  redeemed_vouchers: 'moved',
  product_reviews: 'moved',
  enquiries: 'moved',
  appointments: 'moved',
  appointment_holds: 'moved',
  stock_notices: 'moved',
  sent_mails: 'moved',
  verification_codes: 'ended with the guest',
  consents: 'kept',
  sessions: 'members only',
  known_sources: 'members only',
  notification_settings: 'members only',
  personal_data_exports: 'members only',
  post_comments: 'members only',
  cards: 'members only',
  payment_customers: 'members only',
  passkeys: 'members only',
  account_events: 'members only',
  account_notes: 'members only',
  customer_tags: 'members only',
  customer_facts: 'members only',
  customer_months: 'members only',
  mailing_recipients: 'members only',
  imported_things: 'members only',
  former_contacts: 'members only',
  quotation_decisions: 'members only',
  variation_decisions: 'members only',
  payment_records: 'members only',
  renovation_events: 'members only',
  renovation_members: 'members only',
  renovation_messages: 'members only',
  defects: 'members only',
  handovers: 'members only',
  portfolio_drafts: 'members only',
} as const satisfies Partial<Record<keyof DB, Fate>>

type Tables = typeof guestTables
export type MovedTable = { [Table in keyof Tables]: Tables[Table] extends 'moved' ? Table : never }[keyof Tables]

const names = Object.keys(guestTables) as (keyof Tables)[]
export const movedTables = names.filter((name): name is MovedTable => guestTables[name] === 'moved')
