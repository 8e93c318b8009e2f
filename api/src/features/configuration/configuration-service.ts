import { type BookingRules, defaultDaysAhead, everyDay } from '@fitout/contract/booking-days.ts'
import { type latestConfiguration, type sortingList, defaultOrderPrefix } from '@fitout/contract/configuration.ts'
import { configurationSchemas } from '@fitout/contract/configuration-schemas.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { locales } from '@fitout/contract/locales.ts'
import { defaultLook } from '@fitout/contract/themes.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { sharedByPages } from '../../shared-by-pages.ts'
import { lowStockFrom } from '../products/products-service.ts'
import { insertPublished, listPublished, type PublishedConfiguration } from './configuration-queries.ts'
import { defaultConfigurations } from './default-configurations.ts'
import { findLinkSlugs } from './link-slugs.ts'
import { findShopLanguages } from './shop-languages-service.ts'
import { type SoughtItems, standardItems } from './standard-items.ts'
import { fillInHoldTimes } from './hold-time-placeholders.ts'
import { accountOf } from '@fitout/contract/payment-accounts.ts'

export { initialConfigurations } from './initial-configurations.ts'
export { findOwnLanguage, findShopLanguages } from './shop-languages-service.ts'
export { fillInHoldTimes } from './hold-time-placeholders.ts'
export { findLinkSlugs } from './link-slugs.ts'
export { listWrittenConfigurations, publishWrittenConfiguration } from './written-configurations.ts'

type Schemas = typeof configurationSchemas
export type ConfigurationSlug = keyof Schemas
export type Configuration<Slug extends ConfigurationSlug> = z.output<Schemas[Slug]>

const storefrontSlugs = ['customer-layout', 'response-messages', 'shop-constants', 'theme'] as const

/** The one level of versions published before levels existed. */
const oneLevel = { slug: 'member', title: { en: 'Member', zh: '會員', cn: '会员' }, from: 0 }

/** The constants in effect in this installation. Throws `configuration-not-found`. */
export async function requireShopConstants(context: Context): Promise<Configuration<'shop-constants'>> {
  return shopConstantsOf(context, await listPublished(context.db, ['shop-constants']))
}

function shopConstantsOf(context: Context, rows: PublishedConfiguration[]): Configuration<'shop-constants'> {
  const published = fillInHoldTimes(context.config, dataOf(rows, 'shop-constants'))
  return {
    ...published,
    membership_levels: published.membership_levels ?? [oneLevel],
    reply_working_days: published.reply_working_days ?? 1,
    booking_days_ahead: published.booking_days_ahead ?? defaultDaysAhead,
    visit_notice_hours: published.visit_notice_hours ?? 0,
    languages: published.languages ?? [...locales],
    counts_visits: published.counts_visits ?? true,
    order_prefix: published.order_prefix ?? defaultOrderPrefix,
    // Installation settings, which override any published version.
    main_store_id: context.config.mainStoreId,
    mini_store_id: context.config.miniStoreId,
    low_stock_from: lowStockFrom,
    offline_hold_hours: context.config.offlineHoldHours,
    online_hold_minutes: context.config.onlineHoldMinutes,
    takes_cards: context.payments !== undefined,
  }
}

/** The latest published configuration of the storefront. Throws `configuration-not-found`. */
export const requireLatest = sharedByPages(readLatest)

async function readLatest(context: Context): Promise<AnswerInput<typeof latestConfiguration>['data']> {
  const rows = await listPublished(context.db, [...storefrontSlugs])
  const newest = rows.map((row) => row.published_at.getTime())
  const layout = layoutOf(rows)
  return {
    'customer-layout': layout,
    'response-messages': fillInHoldTimes(context.config, dataOf(rows, 'response-messages')),
    'shop-constants': shopConstantsOf(context, rows),
    theme: themeOf(rows),
    version: storefrontSlugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.version ?? []).join('.'),
    published_at: new Date(Math.max(...newest)).toISOString(),
    slugs: await findLinkSlugs(context.db, layout),
  }
}

/** Without an icon picture, icons are made from the logo. */
function themeOf(rows: PublishedConfiguration[]): Configuration<'theme'> {
  const theme = dataOf(rows, 'theme')
  const icon = theme.icon ?? theme.logo
  return { ...defaultLook, ...theme, ...(icon && { icon }) }
}

/** The logo of the theme replaces that of the layout. */
function layoutOf(rows: PublishedConfiguration[]): Configuration<'customer-layout'> {
  const layout = dataOf(rows, 'customer-layout')
  const { logo: picture } = dataOf(rows, 'theme')
  if (!picture) return layout
  const { navbar, footer } = layout
  return {
    ...layout,
    navbar: { ...navbar, logo: { ...navbar.logo, picture } },
    footer: { ...footer, logo: { ...footer.logo, picture } },
  }
}

/** The studio's name, look, contacts and opening hours, as far as published. */
export async function findStudio({ db }: Pick<Context, 'db'>) {
  const rows = await listPublished(db, ['customer-layout', 'shop-constants', 'theme'])
  const has = (slug: ConfigurationSlug) => rows.some((row) => row.slug === slug)
  const layout = has('customer-layout') ? layoutOf(rows) : undefined
  const { address, phone, email } = layout?.footer.store_information ?? {}
  return {
    name: layout?.navbar.logo.title ?? {},
    address,
    email,
    contact: [address, phone, email].flatMap((one) => one?.title ?? []),
    logo: layout?.navbar.logo.picture,
    palette: themeOf(rows).palette,
    hours: has('shop-constants') ? dataOf(rows, 'shop-constants').opening_hours : undefined,
  }
}

export type Studio = Awaited<ReturnType<typeof findStudio>>

/** The booking rules, or the defaults of a shop that has published none. */
export async function findBookingRules(db: Database): Promise<BookingRules> {
  const rows = await listPublished(db, ['shop-constants'])
  const constants = rows.length > 0 ? dataOf(rows, 'shop-constants') : undefined
  return {
    openDays: constants?.opening_hours ?? everyDay,
    daysAhead: constants?.booking_days_ahead ?? defaultDaysAhead,
    noticeHours: constants?.visit_notice_hours ?? 0,
  }
}

/** The texts that contain the shop's own addresses and accounts. */
export async function listOwnTexts(db: Database): Promise<object[]> {
  return (await listPublished(db, ['customer-layout', 'shop-constants'])).map(({ data }) => data as object)
}

/** Synonyms and popular searches; empty until some are published. */
export const findSearchTerms = sharedByPages(async ({ db }): Promise<Configuration<'search-terms'>> => {
  const rows = await listPublished(db, ['search-terms'])
  return rows.length > 0 ? dataOf(rows, 'search-terms') : { synonyms: [], popular: [] }
})

export type PublishedConstants = Configuration<'shop-constants'>

/** The constants as last published, without installation settings. */
export async function findPublishedConstants(db: Database): Promise<PublishedConstants | undefined> {
  const rows = await listPublished(db, ['shop-constants'])
  return rows.length > 0 ? dataOf(rows, 'shop-constants') : undefined
}

const channelFields = { BANK_TRANSFER: 'bank_transfer', FPS: 'fps', PAYME: 'payme' } as const

/** Throws `payment-method-not-available` for a payment method without an account. */
export function requireChannel(constants: PublishedConstants | undefined, channel: keyof typeof channelFields): void {
  if (constants && !accountOf(constants.payment_channels[channelFields[channel]])) {
    throw new AppError('payment-method-not-available')
  }
}

/** Whether there is an account that customers can pay into. */
export async function takesPayments(db: Database): Promise<boolean> {
  const rows = await listPublished(db, ['shop-constants'])
  if (rows.length === 0) return false
  const channels = dataOf(rows, 'shop-constants').payment_channels
  return Object.values(channelFields).some((field) => accountOf(channels[field]) !== '')
}

/** The prefix of new references of orders and instalments. */
export async function findOrderPrefix(db: Database): Promise<string> {
  return orderPrefixOf(await findPublishedConstants(db))
}

export function orderPrefixOf(constants: PublishedConstants | undefined): string {
  return constants?.order_prefix ?? defaultOrderPrefix
}

/** Throws `configuration-not-found`. */
export async function requireCustomerLocales(context: Context) {
  const rows = await listPublished(context.db, ['customer-locales'])
  return { locales: await findShopLanguages(context.db), messages: dataOf(rows, 'customer-locales') }
}

/** Throws `configuration-not-found`. */
export async function requireSortingList(context: Context, name: string): Promise<z.output<typeof sortingList>[]> {
  const lists = dataOf(await listPublished(context.db, ['sorting-lists']), 'sorting-lists')
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined
  if (!list) throw new AppError('configuration-not-found')
  return list
}

/** Throws `configuration-not-found`. */
export async function requireEstimateRates(context: Context): Promise<Configuration<'estimate-rates'>> {
  return dataOf(await listPublished(context.db, ['estimate-rates']), 'estimate-rates')
}

/** The general holidays for counting working days. */
export async function findGeneralHolidays(db: Database): Promise<Configuration<'general-holidays'>> {
  return dataOf(await listPublished(db, ['general-holidays']), 'general-holidays')
}

/** The standard items of quotations in the order of work, of one trade or all, that match every search word. */
export async function listQuotationItems(db: Database, sought: SoughtItems) {
  return standardItems(dataOf(await listPublished(db, ['quotation-items']), 'quotation-items'), sought)
}

/** The default texts of a new quotation: terms, exclusions, rates, delay and warranties. Money is in dollars. */
export async function findQuotationTerms(db: Database): Promise<Configuration<'quotation-terms'>> {
  return dataOf(await listPublished(db, ['quotation-terms']), 'quotation-terms')
}

/** Publishes a new version. Content that does not match the schema is refused as a whole. */
export async function publishConfiguration<Slug extends ConfigurationSlug>(
  db: Database,
  slug: Slug,
  data: unknown,
): Promise<void> {
  await insertPublished(db, slug, configurationSchemas[slug].parse(data))
}

// Validated when published; the response schema checks it again.
function dataOf<Slug extends ConfigurationSlug>(rows: PublishedConfiguration[], slug: Slug): Configuration<Slug> {
  const row = rows.find((candidate) => candidate.slug === slug)
  const data = row?.data ?? defaultConfigurations.get(slug)
  if (!data) throw new AppError('configuration-not-found')
  return data as Configuration<Slug>
}
