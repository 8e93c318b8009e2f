import { z } from 'zod'
import { defaultDaysAhead, mostNoticeHours } from './booking-days.ts'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { socialIcons } from './social-icons.ts'
import { estimateFinishes, keysOf, projectScopes, propertyTypes } from './project-options.ts'
import { colourPattern, paletteFaults, type PaletteColour } from './theme-colours.ts'
import { cornerNames, densityNames, faceNames, homeNames, defaultLook } from './themes.ts'
import { day, instant, line, linkSlugs, listOf, oneOf, picture, words } from './wire.ts'
import { address, linkTarget, localisedLine, sentences } from './writings/written-texts.ts'

const link = z.object({ title: localisedLine(300), url: linkTarget })
const action = z.object({ title: localisedLine(100), path: linkTarget })

const thirdLevel = z.object({ title: localisedLine(60), path: linkTarget })
const secondLevel = thirdLevel.extend({
  picture: picture.optional(),
  children: z.array(thirdLevel).max(20).default([]),
})

export const navigationItem = secondLevel.extend({
  megamenu: z.boolean().default(false),
  children: z.array(secondLevel).max(20).default([]),
})

const logo = z.object({
  title: localisedLine(60).meta({ description: 'Stands where there is no picture, and says what the picture shows' }),
  picture: picture.optional(),
})

const socialMedium = z.object({
  name: line(40, 1),
  url: address,
  fa_icon: line(40).meta({ offered: Object.keys(socialIcons) }),
})

export const customerLayout = z.object({
  navbar: z.object({
    logo: logo.extend({ path: linkTarget }),
    navigation: z.array(navigationItem).min(1).max(12),
    account: z
      .array(z.object({ key: line(40, 1), title: localisedLine(60), path: linkTarget, is_enabled: z.boolean() }))
      .min(1)
      .max(30),
  }),
  footer: z.object({
    logo,
    description: sentences(500),
    social_media: z.array(socialMedium).max(12),
    store_information: z.object({
      title: localisedLine(60),
      address: link,
      phone: link,
      email: link,
    }),
    sections: z.array(z.object({ title: localisedLine(60), links: z.array(link).max(20) })).max(8),
    copyright: localisedLine(200),
    powered_by: localisedLine(200),
  }),
  chat: link,
})

const outcome = z.object({ title: localisedLine(200), message: sentences(1000), action })

export const responseMessages = z.record(
  z.string(),
  z.object({ success: outcome, failure: outcome, cancelled: outcome }),
)

/** The prefix of new order references. The listed ones are reserved for other documents. */
export const orderPrefix = line(4)
  .refine((prefix) => /^[A-Z]{2,4}$/.test(prefix), { params: { code: 'prefix-format' } })
  .refine((prefix) => !['AP', 'EQ', 'QT', 'RN'].includes(prefix), { params: { code: 'duplicate' } })
export const defaultOrderPrefix = 'LM'

/** The languages the studio writes in; the first is its main language. */
export const shopLanguages = z
  .array(z.enum(locales))
  .min(1)
  .max(locales.length)
  .refine((all) => new Set(all).size === all.length, { params: { code: 'duplicate' } })

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ look: 'time' })

export const shopConstants = z.object({
  main_store_id: z.string(),
  mini_store_id: z.string(),
  currency: z.literal('HKD'),
  default_country: z.string(),
  languages: shopLanguages.default([...locales]),
  order_prefix: orderPrefix.default(defaultOrderPrefix),
  delivery_method: z.literal('DELIVERY'),
  free_shipping_from: z.number(),
  // Both come from the installation's settings, not from the published configuration.
  offline_hold_hours: z.number().default(24),
  online_hold_minutes: z.number().default(35),
  takes_cards: z.boolean().default(false).meta({ description: 'Whether an order can be paid online' }),
  low_stock_from: z.number().int(),
  membership_levels: z
    .array(z.object({ slug: z.string(), title: words, from: z.number().int(), benefits: words.optional() }))
    .min(1)
    .meta({ description: 'By points ever earned, the first from 0' }),
  opening_hours: z
    .object({
      title: words,
      days: z
        .array(z.number().int().min(1).max(7))
        .min(1)
        .meta({ look: 'weekdays', description: 'ISO weekdays, Monday is 1' }),
      opens: clockTime,
      closes: clockTime,
      closed_on: z.array(z.iso.date()).default([]),
    })
    .optional(),
  booking_days_ahead: z
    .number()
    .int()
    .min(1)
    .max(365)
    .default(defaultDaysAhead)
    .meta({ description: 'A service can be booked for so many days' }),
  visit_notice_hours: z
    .number()
    .int()
    .min(0)
    .max(mostNoticeHours)
    .default(0)
    .meta({ description: 'A visitor books a visit or measurement at least so many hours ahead' }),
  reply_working_days: z.number().int().min(1).default(1).meta({ description: 'An enquiry is answered within so many' }),
  counts_visits: z.boolean().default(true).meta({ description: 'Whether views are counted, of no one in particular' }),
  wix_url: z.string().optional(),
  company: z.looseObject({ name: words }).optional(),
  payment_channels: z.object({
    bank_transfer: z.object({
      title: words,
      bank_name: words,
      account_name: z.string(),
      account_number: z.string(),
      instructions: words,
    }),
    fps: z.object({ title: words, fps_id: z.string(), payee_name: z.string(), instructions: words }),
    payme: z.object({ title: words, account: z.string(), url: z.string().optional(), instructions: words }),
  }),
})

const colour = z
  .string()
  .refine((text) => colourPattern.test(text), { params: { code: 'colour-format' } })
  .meta({ look: 'colour' })

/** Three colours. An illegible palette is refused, with an error for each colour at fault. */
export const palette = z
  .strictObject({ paper: colour, ink: colour, accent: colour } satisfies Record<PaletteColour, z.ZodType>)
  .superRefine((chosen, context) => {
    for (const fault of paletteFaults(chosen)) {
      context.addIssue({ code: 'custom', path: [fault.colour], params: { code: 'contrast-too-low' } })
    }
  })

/** The theme of the shop. Versions published when it was colours only are completed with defaults. */
export const theme = z.object({
  palette,
  faces: z.enum(faceNames).default(defaultLook.faces),
  corners: z.enum(cornerNames).default(defaultLook.corners),
  density: z.enum(densityNames).default(defaultLook.density),
  home: z.enum(homeNames).default(defaultLook.home),
  logo: picture.optional().meta({
    description: 'In header, footer, mails, papers and on cards of shared links, in place of those of the layout',
  }),
  icon: picture
    .optional()
    .meta({ description: 'Square at best; the icons of browsers and phones are made of it, or else of the logo' }),
  share_image: picture
    .optional()
    .meta({ description: 'Goes with links to the home page, and to pages without a picture' }),
})

const messageTree: z.ZodType<MessageTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), messageTree])))
export type MessageTree = { [key: string]: string | MessageTree }

export const customerLocales = z.object({ en: messageTree, zh: messageTree, cn: messageTree })

export const sortingList = z.object({
  key: z.string(),
  sort_by: z.string(),
  sort_order: z.enum(['asc', 'desc']),
  title: words,
})

const rateRange = z
  .object({ low: z.number().min(0).max(100_000_000), high: z.number().min(0).max(100_000_000) })
  .refine(({ low, high }) => low <= high)

const scopeRates = z.object({
  fixed: z.record(z.enum(keysOf(estimateFinishes)), rateRange).meta({ description: 'Dollars, whatever the area' }),
  per_square_foot: z.record(z.enum(keysOf(estimateFinishes)), rateRange).meta({ description: 'Dollars' }),
  included: z.array(words).min(1),
})

/** The rates of the budget estimator, in Hong Kong dollars. */
export const estimateRates = z.object({
  effective_on: day,
  rounded_to: z.number().int().min(1).max(100_000).meta({ description: 'Dollars' }),
  property_percent: z
    .record(z.enum(keysOf(propertyTypes)), z.number().int().min(10).max(1000))
    .meta({ description: 'Of the rates, which are those of a private flat' }),
  scopes: z.record(z.enum(keysOf(projectScopes)), scopeRates),
  excluded: z.array(words).min(1),
})

export const searchTerms = z.object({
  synonyms: z.array(z.array(z.string().min(1)).min(2)).meta({ description: 'Different words for the same thing' }),
  popular: z.array(words).default([]),
})

export const latestConfiguration = endpoint('GET', '/configuration/latest', {
  summary: 'The newest published configuration of the storefront.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  response: oneOf(
    z.object({
      'customer-layout': customerLayout,
      'response-messages': responseMessages,
      'shop-constants': shopConstants,
      theme,
      version: z.string(),
      published_at: instant,
      slugs: linkSlugs,
    }),
  ),
  errors: ['configuration-not-found'],
})

export const customerLocalesConfiguration = endpoint('GET', '/configuration/slug/customer-locales', {
  summary: 'The languages of the shop and the messages that override the built-in ones.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  response: oneOf(z.object({ locales: z.array(z.enum(locales)), messages: customerLocales })),
  errors: ['configuration-not-found'],
})

export const configurationSortingList = endpoint('GET', '/configuration/slug/:slug/sorting-list', {
  summary: 'The ways in which a list can be sorted: products, posts, projects, vouchers.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  query: z.object({ locale: line(8).optional() }),
  response: listOf(sortingList),
  errors: ['configuration-not-found'],
})
