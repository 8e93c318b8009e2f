import { names, type PersonalTable } from './personal-table.ts'

/** The tables of a customer's orders, in the order of deletion. */
export const orderTables: readonly PersonalTable[] = [
  {
    table: 'orders',
    owner: 'account_id',
    columns: names(`
      reference created_at status payment_status handover delivery_status payment_method payment_channel
      original_cents product_discount_cents shop_discount_cents voucher_discount_cents shipping_cents
      total_cents courier_title tracking_number recipient_name area_code phone email address district
      sub_district pick_up_point remote_area_cents delivery_min_days delivery_max_days note language proof_uploaded_at id points price_steps unit_discount_cents
      voucher_title proof_refused_at proof_refusal paid_at refunded_cents
      shipped_at delivered_at paid_cents
    `),
    withheld: names(
      'store_id account_id courier_id proof_file_id expires_at source placed_by version proof_settled_at released_at archived_at before_sending',
    ),
    // Amounts are kept for accounting.
    erasure: {
      recipient_name: '',
      area_code: '',
      phone: '',
      email: null,
      address: '',
      district: null,
      sub_district: null,
      pick_up_point: null,
      before_sending: null,
      note: '',
      tracking_number: null,
      proof_file_id: null,
      source: null,
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
    table: 'payment_readings',
    owner: 'order_id',
    columns: names('order_id state requested_at read_at fields text'),
    withheld: names(`
      file_id subject_kind engine transaction_number picture_hash duplicate_order_id record_id duplicate_record_id
    `),
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
    withheld: names('position variant_id product_id is_custom kind product_slug picture'),
    erasure: 'keep',
  },
  {
    table: 'order_payments',
    owner: 'order_id',
    columns: names('order_id amount_cents channel at'),
    withheld: names('id session_id request_id staff_id'),
    erasure: 'keep',
  },
  {
    table: 'order_changes',
    owner: 'order_id',
    columns: names('order_id at lines fields before_cents after_cents'),
    withheld: names('id staff_id'),
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
    columns: names(
      'id order_id reason cause status answer amount_cents points points_taken created_at decided_at is_looked_up sent_back_at',
    ),
    withheld: names('file_ids is_to_send'),
    erasure: { reason: '', answer: null, file_ids: '{}' },
  },
  {
    table: 'refund_items',
    owner: 'order_id',
    columns: names('request_id variant_id quantity'),
    withheld: names('order_id restocked'),
    erasure: 'keep',
  },
]
