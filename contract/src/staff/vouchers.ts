import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { offerState, offerSwitch, voucherOffer } from '../offers.ts'
import { staff } from './permissions.ts'
import { id, inEachLanguage, instant, line, listOf, oneOf, pageQuery, sortQuery, text, words } from '../wire.ts'

const fields = {
  title: inEachLanguage(line(120, 1)),
  description: inEachLanguage(text(1000)),
  status: offerSwitch,
  code: z
    .string()
    .regex(/^[A-Z0-9]{3,32}$/)
    .nullable()
    .meta({ description: 'Anyone who has it may use it; without one the voucher is redeemed for points' }),
  points_required: z.int().min(0).max(1_000_000),
  starts_at: instant,
  ends_at: instant.nullable().meta({ description: 'The first moment at which it is no longer given' }),
  valid_days: z.int().min(1).max(3650).nullable().meta({ description: 'After redemption, the day itself included' }),
  stock: z.int().min(0).max(1_000_000).nullable().meta({ description: 'How many there are; null without limit' }),
  per_account: z.int().min(1).max(1000).nullable(),
  offer: voucherOffer,
}

const staffVoucher = z.object({
  ...fields,
  title: words,
  description: words,
  offer: voucherOffer.nullable().meta({ description: 'Null where what is stored makes no sense' }),
  _id: id,
  version: z.int(),
  state: offerState,
  taken: z.int().meta({ description: 'Redemptions, or orders by its own code' }),
})

const inOrder = { message: 'It ends before it begins', path: ['ends_at'], params: { code: 'ends-before' } }
const endsLater = (days: { starts_at: string; ends_at: string | null }) =>
  days.ends_at === null || Date.parse(days.ends_at) > Date.parse(days.starts_at)

export const listStaffVouchers = endpoint('GET', '/admin/vouchers/all', {
  summary: 'All vouchers, newest first unless they are sorted.',
  access: staff('promotions.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    ...sortQuery(['starts_at', 'ends_at', 'taken']),
    state: offerState.optional(),
    q: line(100).optional().meta({ description: 'Part of a name or code' }),
  }),
  response: listOf(staffVoucher),
  errors: [],
})

export const findStaffVoucher = endpoint('GET', '/admin/vouchers/:id', {
  summary: 'One voucher.',
  access: staff('promotions.read'),
  rate: 'read',
  response: oneOf(staffVoucher),
  errors: ['voucher-not-found'],
})

export const addVoucher = endpoint('POST', '/admin/vouchers', {
  summary: 'Adds a voucher.',
  access: staff('promotions.write'),
  rate: 'write',
  body: z.strictObject(fields).refine(endsLater, inOrder),
  response: oneOf(staffVoucher),
  errors: ['voucher-code-taken'],
})

export const changeVoucher = endpoint('PUT', '/admin/vouchers/:id/change', {
  summary: 'Changes a voucher, also for those who have redeemed it.',
  access: staff('promotions.write'),
  rate: 'write',
  body: z
    .strictObject({ ...fields, version: z.int().meta({ description: 'The one that was read' }) })
    .refine(endsLater, inOrder),
  response: oneOf(staffVoucher),
  errors: ['voucher-not-found', 'changed-meanwhile', 'voucher-code-taken'],
})
