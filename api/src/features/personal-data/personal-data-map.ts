import type { DB } from '../../../database/tables.ts'

/** What is done with a person's rows when the account is deleted: taken away, left, or emptied of the person. */
type Erasure = 'delete' | 'keep' | Readonly<Record<string, string | null>>

export type PersonalTable = {
  table: keyof DB
  /** The column that names the account, or the order through which the row is a person's. */
  owner: 'id' | 'account_id' | 'order_id'
  /** What the person gets to see of it. */
  columns: readonly string[]
  /** What stays inside: secrets, and names that only machines know. */
  withheld: readonly string[]
  erasure: Erasure
}

function names(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

/**
 * Every table that holds something about a person, in the order in which deletion goes through them. A test fails
 * for a table or a column that is neither here nor among the exceptions.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'orders',
    owner: 'account_id',
    columns: names(`
      reference created_at status payment_status handover delivery_status payment_method payment_channel
      original_cents product_discount_cents shop_discount_cents voucher_discount_cents shipping_cents
      total_cents courier_title tracking_number recipient_name area_code phone email address district
      sub_district pick_up_point remote_area_cents delivery_min_days delivery_max_days note language proof_uploaded_at id points price_steps unit_discount_cents
      voucher_title proof_refused_at proof_refusal paid_at refunded_cents
      shipped_at delivered_at
    `),
    withheld: names('store_id account_id courier_id proof_file_id expires_at'),
    // Figures stay for the books.
    erasure: {
      recipient_name: '',
      area_code: '',
      phone: '',
      email: null,
      address: '',
      district: null,
      sub_district: null,
      pick_up_point: null,
      note: '',
      tracking_number: null,
      proof_file_id: null,
      proof_refused_at: null,
      proof_refusal: null,
    },
  },
  {
    table: 'order_notes',
    owner: 'order_id',
    columns: names('order_id text created_at'),
    withheld: names('id staff_id'),
    erasure: 'delete',
  },
  {
    table: 'order_lines',
    owner: 'order_id',
    columns: names(`
      order_id product_title variant_title sku quantity original_unit_cents unit_cents
      original_subtotal_cents subtotal_cents global_discount_cents unit_discount_cents
      voucher_discount_cents points is_gift preferred_date time_slot
    `),
    withheld: names('position variant_id product_id kind product_slug picture'),
    erasure: 'keep',
  },
  {
    table: 'order_statuses',
    owner: 'order_id',
    columns: names('order_id slug created_at'),
    withheld: names('position actor'),
    erasure: 'keep',
  },
  {
    table: 'refund_requests',
    owner: 'order_id',
    columns: names('id order_id reason status answer amount_cents points created_at decided_at'),
    withheld: names('file_ids'),
    erasure: { reason: '', answer: null, file_ids: '{}' },
  },
  {
    table: 'refund_items',
    owner: 'order_id',
    columns: names('request_id variant_id quantity'),
    withheld: names('order_id restocked'),
    erasure: 'keep',
  },
  // Points and vouchers are books too, and name nobody once the account is bare.
  {
    table: 'memberships',
    owner: 'account_id',
    columns: names('balance earned'),
    withheld: names('account_id'),
    erasure: 'keep',
  },
  {
    table: 'point_entries',
    owner: 'account_id',
    columns: names('created_at kind points balance reason order_id voucher_id'),
    withheld: names('id account_id refund_id'),
    // Staff write reasons in words of their own.
    erasure: { reason: null },
  },
  {
    table: 'redeemed_vouchers',
    owner: 'account_id',
    columns: names('redeemed_at code expires_at used_at order_id voucher_id'),
    withheld: names('id account_id'),
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
    columns: names('product_id variant_id rating comment language status reason created_at'),
    withheld: names('id order_id account_id picture_ids file_ids decided_at'),
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
    withheld: names('account_id'),
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
    table: 'enquiries',
    owner: 'account_id',
    columns: names(`
      reference created_at name email area_code phone subject description budget style location area
      area_units project_id service_id floor_plan_ids photo_ids language reply_by status next_action next_action_on
    `),
    withheld: names('id account_id saleable_sqft source_page spam_score owner_id'),
    erasure: 'delete',
  },
  {
    table: 'cart_lines',
    owner: 'account_id',
    columns: names('variant_id quantity preferred_date time_slot added_at'),
    withheld: names('account_id store_id'),
    erasure: 'delete',
  },
  {
    table: 'account_notes',
    owner: 'account_id',
    columns: names('text created_at'),
    withheld: names('id account_id staff_id'),
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
    withheld: names('account_id'),
    erasure: 'delete',
  },
  {
    table: 'consents',
    owner: 'account_id',
    columns: names(`
      created_at content_type channel is_accept wording wording_language wording_version source
    `),
    withheld: names('number account_id'),
    // Proof of what was agreed to and withdrawn; it names nobody once the account is bare.
    erasure: 'keep',
  },
  {
    table: 'files',
    owner: 'account_id',
    columns: names('id type bytes width height created_at used_at'),
    withheld: names('account_id storage_key'),
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
    // What happened stays, until its time is over; where it came from does not.
    erasure: { source: null, user_agent: null },
  },
  {
    table: 'accounts',
    owner: 'id',
    columns: names(`
      username email area_code phone type gender country language created_at registered_at
      email_verified_at phone_verified_at
    `),
    withheld: names('id password_hash avatar_file_id disabled_at deleted_at'),
    // The bare row stays for the orders and consents that name it.
    erasure: {
      type: 'TEMP',
      username: null,
      email: null,
      area_code: null,
      phone: null,
      gender: null,
      country: null,
      avatar_file_id: null,
      password_hash: null,
      email_verified_at: null,
      phone_verified_at: null,
      registered_at: null,
    },
  },
]
