import { z } from 'zod'
import { defaultDaysAhead, mostNoticeHours } from '../booking-days.ts'
import { configurationSchemas } from '../configuration-schemas.ts'
import {
  customerLayout,
  orderPrefix,
  responseMessages,
  shopConstants,
  shopLanguages,
  sortingList,
  defaultOrderPrefix,
} from '../configuration.ts'
import { locales } from '../locales.ts'
import { postOrders } from '../posts.ts'
import { productSorts } from '../products.ts'
import { projectSorts } from '../projects.ts'
import { line } from '../wire.ts'
import { address, localisedLine, sentences } from './written-texts.ts'

const hours = shopConstants.shape.opening_hours
  .unwrap()
  .extend({ title: localisedLine(200) })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], params: { code: 'too-small' } })

const level = z.object({
  slug: line(40, 1),
  title: localisedLine(60),
  from: z.number().int().min(0).max(100_000_000),
  benefits: sentences(500).optional(),
})
const levels = z
  .array(level)
  .min(1)
  .max(12)
  .refine(
    (all) => all[0]?.from === 0 && all.every(({ from }, index) => index === 0 || from > (all[index - 1]?.from ?? from)),
    {
      params: { code: 'too-small' },
    },
  )
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, { params: { code: 'duplicate' } })

/** The constants that staff can set. The others come from the installation's settings. */
const writtenConstants = z.object({
  languages: shopLanguages.default([...locales]),
  order_prefix: orderPrefix.default(defaultOrderPrefix),
  free_shipping_from: z.number().min(0).max(10_000_000),
  reply_working_days: z.number().int().min(1).max(30),
  opening_hours: hours.optional(),
  booking_days_ahead: z.number().int().min(1).max(365).default(defaultDaysAhead),
  visit_notice_hours: z.number().int().min(0).max(mostNoticeHours).default(0),
  counts_visits: z.boolean().default(true),
  membership_levels: levels,
  wix_url: address.optional(),
  payment_channels: z.object({
    bank_transfer: z.object({
      title: localisedLine(60),
      bank_name: localisedLine(100),
      account_name: line(100, 1),
      account_number: line(60),
      instructions: sentences(1000),
    }),
    fps: z.object({
      title: localisedLine(60),
      fps_id: line(60),
      payee_name: line(25, 1),
      instructions: sentences(1000),
    }),
    payme: z.object({
      title: localisedLine(60),
      account: line(100),
      url: address.optional(),
      instructions: sentences(1000),
    }),
  }),
})

function unique<Item extends { key: string }>(items: Item[]): boolean {
  return new Set(items.map(({ key }) => key)).size === items.length
}
const twice = { params: { code: 'duplicate' } }

const choice = sortingList.extend({ key: line(40, 1), title: localisedLine(60) })
/** The sort options of a list, from those of its call. The first is the default. */
function choicesOf(sorts: readonly [string, ...string[]]) {
  return z
    .array(choice.extend({ sort_by: z.enum(sorts) }))
    .min(1)
    .max(12)
    .refine(unique, twice)
}

const writtenLayout = customerLayout.extend({
  navbar: customerLayout.shape.navbar.extend({
    account: customerLayout.shape.navbar.shape.account.refine(unique, twice),
  }),
})

/** Every configuration as staff write it. */
export const writtenConfiguration = {
  'customer-layout': writtenLayout,
  'response-messages': responseMessages,
  'shop-constants': writtenConstants,
  'customer-locales': configurationSchemas['customer-locales'],
  'estimate-rates': configurationSchemas['estimate-rates'],
  'sorting-lists': z.object({
    products: choicesOf(productSorts),
    posts: choicesOf([...postOrders, 'published_at']),
    projects: choicesOf(projectSorts),
    vouchers: choicesOf(['recommended', 'published_at', 'points_required']),
  }),
  'search-terms': configurationSchemas['search-terms'],
  theme: configurationSchemas.theme,
  'general-holidays': configurationSchemas['general-holidays'],
  'quotation-items': configurationSchemas['quotation-items'],
  'quotation-terms': configurationSchemas['quotation-terms'],
} as const

export type ConfigurationSlug = keyof typeof writtenConfiguration
