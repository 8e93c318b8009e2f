import { z } from 'zod'
import { explanationLine } from '../cart.ts'
import { endpoint } from '../endpoint.ts'
import { campaignOffer, offerState, offerSwitch, voucherOffer } from '../offers.ts'
import { staff } from './permissions.ts'
import {
  commaList,
  dollars,
  id,
  inEachLanguage,
  instant,
  line,
  listOf,
  oneOf,
  pageQuery,
  sortQuery,
  words,
} from '../wire.ts'

const fields = {
  title: inEachLanguage(line(120, 1)),
  status: offerSwitch.meta({ description: 'ACTIVE applies within its days; INACTIVE is a draft, or paused' }),
  priority: z.int().min(0).max(999).meta({ description: 'Offers of units are tried from the lowest up' }),
  starts_at: instant,
  ends_at: instant.nullable().meta({ description: 'The first moment at which it no longer applies' }),
  offer: campaignOffer,
}

const staffCampaign = z.object({
  ...fields,
  title: words,
  offer: campaignOffer.nullable().meta({ description: 'Null where what is stored makes no sense, and so is left out' }),
  _id: id,
  version: z.int(),
  state: offerState,
})

const inOrder = {
  message: 'It ends before it begins',
  path: ['ends_at'],
  params: { code: 'ends-before' },
}
const endsLater = (days: { starts_at: string; ends_at: string | null }) =>
  days.ends_at === null || Date.parse(days.ends_at) > Date.parse(days.starts_at)

export const listCampaigns = endpoint('GET', '/admin/campaigns/all', {
  summary: 'Offers that apply automatically, in order of application unless they are sorted.',
  access: staff('promotions.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    ...sortQuery(['starts_at', 'ends_at']),
    state: offerState.optional(),
    q: line(100).optional().meta({ description: 'Part of a name' }),
  }),
  response: listOf(staffCampaign),
  errors: [],
})

export const findCampaign = endpoint('GET', '/admin/campaigns/:id', {
  summary: 'One campaign.',
  access: staff('promotions.read'),
  rate: 'read',
  response: oneOf(staffCampaign),
  errors: ['campaign-not-found'],
})

export const addCampaign = endpoint('POST', '/admin/campaigns', {
  summary: 'Adds a campaign. It applies to booking forms from its start.',
  access: staff('promotions.write'),
  rate: 'write',
  body: z.strictObject(fields).refine(endsLater, inOrder),
  response: oneOf(staffCampaign),
  errors: ['variant-not-found'],
})

export const changeCampaign = endpoint('PUT', '/admin/campaigns/:id/change', {
  summary: 'Changes a campaign. Orders already placed keep their prices.',
  access: staff('promotions.write'),
  rate: 'write',
  body: z
    .strictObject({ ...fields, version: z.int().meta({ description: 'The one that was read' }) })
    .refine(endsLater, inOrder),
  response: oneOf(staffCampaign),
  errors: ['campaign-not-found', 'changed-meanwhile', 'variant-not-found'],
})

const priced = z.object({
  explanation: z.array(explanationLine),
  total: dollars,
  gifts: z.array(z.object({ product_title: words, variant_title: words, qty: z.int() })),
  near: z.array(z.string()).meta({ description: 'What more would bring an offer' }),
  voucher_refusal: z.string().nullable(),
})

export const tryPrices = endpoint('POST', '/admin/prices/try', {
  summary: 'The price of a sample cart with and without an offer, which need not be active. Changes nothing.',
  access: staff('promotions.read'),
  rate: 'read',
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ product_variant_id: id, qty: z.int().min(1).max(99) }))
      .min(1)
      .max(30),
    courier_id: id.nullable().default(null),
    campaign: z
      .strictObject({
        _id: id.nullable().meta({ description: 'The campaign whose place it takes; null for a new one' }),
        title: words.strict(),
        priority: fields.priority,
        offer: campaignOffer,
      })
      .optional(),
    voucher: z.strictObject({ title: words.strict(), offer: voucherOffer }).optional(),
  }),
  response: oneOf(z.object({ before: priced, after: priced })),
  errors: ['variant-not-found', 'courier-not-available'],
})

export const listPieces = endpoint('GET', '/admin/pieces/all', {
  summary: 'Variants by part of a title or SKU, or by ids, for use in an offer or an order.',
  access: staff('promotions.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    q: line(100).optional(),
    variant_ids: commaList(id, 200).optional(),
    product_ids: commaList(id, 200).optional(),
  }),
  response: listOf(
    z.object({
      _id: id,
      product_id: id,
      product_title: words,
      variant_title: words,
      sku: z.string(),
      price: dollars.meta({ description: 'As of now, with a sale' }),
      is_on_sale: z.boolean().meta({ description: 'Whether customers can order it' }),
      available_qty: z.int().nullable().meta({ description: 'Null where it is not counted' }),
    }),
  ),
  errors: [],
})
