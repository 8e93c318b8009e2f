import { orderTables } from './order-tables.ts'
import { names, type PersonalTable } from './personal-table.ts'
import { renovationTables } from './renovation-tables.ts'
import { emptiedAccount } from '../accounts/accounts-service.ts'

/**
 * Every table with personal data, in the order of deletion. A test fails for a table or column that is neither here nor
 * among the exceptions.
 */
export const personalTables: readonly PersonalTable[] = [
  ...orderTables,
  // Points and vouchers are accounting records too, and anonymous once the account is.
  {
    table: 'memberships',
    owner: 'account_id',
    columns: names('balance earned debt'),
    withheld: names('account_id'),
    erasure: 'keep',
  },
  {
    table: 'point_entries',
    owner: 'account_id',
    columns: names('created_at kind points balance owed debt reason order_id voucher_id'),
    withheld: names('id account_id refund_id'),
    // Free text by staff.
    erasure: { reason: null },
  },
  {
    table: 'redeemed_vouchers',
    owner: 'account_id',
    columns: names('redeemed_at code expires_at used_at points taken_back_at order_id voucher_id'),
    withheld: names('id account_id entry_id refund_id'),
    erasure: 'keep',
  },
  {
    table: 'voucher_uses',
    owner: 'account_id',
    columns: names('used_at released_at order_id voucher_id'),
    withheld: names('account_id redeemed_voucher_id'),
    erasure: 'keep',
  },
  {
    table: 'order_grants',
    owner: 'account_id',
    columns: names('order_id expires_at'),
    withheld: names('account_id'),
    erasure: 'delete',
  },
  {
    table: 'product_reviews',
    owner: 'account_id',
    columns: names('product_id variant_id rating comment language status reason created_at reply replied_at'),
    withheld: names('id order_id account_id picture_ids file_ids decided_at is_refunded reply_language reply_told_at'),
    erasure: { account_id: null, file_ids: '{}', reason: null },
  },
  {
    table: 'post_comments',
    owner: 'account_id',
    columns: names('post_id comment language status held_for reason created_at updated_at'),
    withheld: names('id account_id fingerprint'),
    erasure: { account_id: null, reason: null },
  },
  {
    table: 'post_likes',
    owner: 'account_id',
    columns: names('post_id created_at'),
    withheld: names('account_id source is_counted'),
    erasure: 'delete',
  },
  {
    table: 'wishlist_items',
    owner: 'account_id',
    columns: names('product_id added_at added_cents'),
    withheld: names('account_id known_cents known_available'),
    erasure: 'delete',
  },
  {
    table: 'stock_notices',
    owner: 'account_id',
    columns: names('variant_id email language created_at confirmed_at told_at'),
    withheld: names('id account_id returned_at'),
    erasure: 'delete',
  },
  {
    table: 'enquiry_messages',
    owner: 'enquiry_id',
    columns: names('created_at kind text mail_from mail_text left_files'),
    withheld: names(
      'id enquiry_id staff_id handed_to file_ids plan_ids mail_state mail_tries mail_at mail_key is_held',
    ),
    erasure: 'delete',
  },
  {
    table: 'enquiries',
    owner: 'account_id',
    columns: names(`
      reference created_at name email area_code phone subject description budget style location area
      area_units project_id service_id floor_plan_ids photo_ids language reply_by status answered_at next_action next_action_on
    `),
    withheld: names('id account_id saleable_sqft source_page spam_score owner_id waits_since'),
    erasure: 'delete',
  },
  ...renovationTables,
  {
    table: 'appointments',
    owner: 'account_id',
    columns: names(`
      reference created_at slot_id status name email area_code phone district address note language confirm_by
      settled_at cancelled_by reason enquiry_id order_id order_position
    `),
    withheld: names('id account_id sequence link_version mail_reminder_at text_reminder_at'),
    // A trigger frees the place.
    erasure: 'delete',
  },
  {
    table: 'appointment_holds',
    owner: 'account_id',
    columns: names('slot_id expires_at'),
    withheld: names('id account_id'),
    erasure: 'delete',
  },
  {
    table: 'cart_lines',
    owner: 'account_id',
    columns: names('variant_id quantity preferred_date time_slot slot_id added_at'),
    withheld: names('account_id store_id'),
    erasure: 'delete',
  },
  {
    table: 'imported_things',
    owner: 'account_id',
    columns: names('imported_at invited_at'),
    withheld: names('key import_id product_id account_id'),
    // A keyed hash stays, so that importing the same file does not bring the customer back.
    erasure: { account_id: null },
  },
  {
    table: 'account_notes',
    owner: 'account_id',
    columns: names('text created_at'),
    withheld: names('id account_id staff_id'),
    erasure: 'delete',
  },
  {
    table: 'former_contacts',
    owner: 'account_id',
    columns: names('email area_code phone created_at'),
    withheld: names('id account_id'),
    erasure: 'delete',
  },
  {
    table: 'customer_tags',
    owner: 'account_id',
    columns: names('tag created_at'),
    withheld: names('account_id'),
    erasure: 'delete',
  },
  {
    // Computed from data that the copy already contains.
    table: 'customer_facts',
    owner: 'account_id',
    columns: [],
    withheld: names(
      'account_id registered_at language email spent_cents last_order_at districts has_ordered has_points has_renovation',
    ),
    erasure: 'delete',
  },
  {
    // The same.
    table: 'customer_months',
    owner: 'account_id',
    columns: [],
    withheld: names('month account_id cents'),
    erasure: 'delete',
  },
  {
    table: 'mailing_recipients',
    owner: 'account_id',
    columns: names('mailing_id state at'),
    withheld: names('id account_id reason tries'),
    // The number is still counted.
    erasure: { account_id: null },
  },
  {
    table: 'sent_mails',
    owner: 'account_id',
    columns: names('kind about about_id state at'),
    withheld: names('id account_id tries'),
    erasure: 'delete',
  },
  {
    table: 'carts',
    owner: 'account_id',
    columns: names('updated_at'),
    withheld: names('account_id store_id version'),
    erasure: 'delete',
  },
  {
    table: 'delivery_recipients',
    owner: 'account_id',
    columns: names(`
      name address area_code phone district sub_district street estate block floor flat updated_at
    `),
    withheld: names('account_id'),
    erasure: 'delete',
  },
  {
    table: 'notification_settings',
    owner: 'account_id',
    columns: names('is_notifiable channels language updated_at'),
    withheld: names('account_id progress_gathered_until'),
    erasure: 'delete',
  },
  {
    table: 'consents',
    owner: 'account_id',
    columns: names(`
      created_at content_type channel is_accept wording wording_language wording_version source
    `),
    withheld: names('number account_id'),
    // Evidence of consents and withdrawals; anonymous once the account is.
    erasure: 'keep',
  },
  {
    table: 'files',
    owner: 'account_id',
    columns: names('id type bytes width height created_at used_at is_public'),
    withheld: names('account_id storage_key staff_id source_hash'),
    erasure: 'delete',
  },
  {
    table: 'personal_data_exports',
    owner: 'account_id',
    columns: names('created_at expires_at status'),
    withheld: names('id account_id'),
    erasure: 'delete',
  },
  {
    table: 'cards',
    owner: 'account_id',
    columns: names('brand last_four expiry_month expiry_year is_default created_at'),
    withheld: names('id account_id provider provider_card'),
    erasure: 'delete',
  },
  {
    table: 'payment_customers',
    owner: 'account_id',
    columns: names('provider'),
    withheld: names('account_id provider_customer'),
    erasure: 'delete',
  },
  {
    table: 'payment_sessions',
    owner: 'account_id',
    columns: names(
      'created_at purpose status amount_cents currency order_id provider completed_at card_brand card_last_four',
    ),
    withheld: names(`
      id account_id success_url cancel_url language provider_session return_url provider_payment
      expires_at asked_at
    `),
    erasure: { account_id: null },
  },
  {
    table: 'passkeys',
    owner: 'account_id',
    columns: names('name is_synced created_at last_used_at'),
    withheld: names('id account_id credential_id public_key counter transports'),
    erasure: 'delete',
  },
  {
    table: 'verification_codes',
    owner: 'account_id',
    columns: names('purpose target created_at expires_at'),
    withheld: names('account_id code_hash session_id guest_id tries'),
    erasure: 'delete',
  },
  {
    table: 'known_sources',
    owner: 'account_id',
    columns: names('last_seen_at'),
    withheld: names('account_id source_hash'),
    erasure: 'delete',
  },
  {
    table: 'sessions',
    owner: 'account_id',
    columns: names('opened_at last_seen_at user_agent'),
    withheld: names('id account_id token_hash issued_at previous_token_hash previous_until'),
    erasure: 'delete',
  },
  {
    table: 'account_events',
    owner: 'account_id',
    columns: names('created_at kind source user_agent'),
    withheld: names('id account_id'),
    // The event stays until its retention ends; its origin does not.
    erasure: { source: null, user_agent: null },
  },
  {
    table: 'accounts',
    owner: 'id',
    columns: names(`
      username email area_code phone type gender country language created_at registered_at
      email_verified_at phone_verified_at disabled_at disabled_reason
    `),
    withheld: names('id password_hash avatar_file_id deleted_at merged_into'),
    // The bare row stays for the orders and consents that refer to it.
    erasure: {
      ...emptiedAccount,
      disabled_reason: null,
    },
  },
]
