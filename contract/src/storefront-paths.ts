import { defaultLocale, type Locale, locales } from './locales.ts'

export type LayoutName = 'standard' | 'result-page' | 'verification-code'
export type GuardName = 'auth/registeredOnly' | 'auth/unregisteredOnly' | 'verification-code'

export type Screen = {
  /** `:name` is a parameter, `:name?` an optional one. */
  path: string
  layout: LayoutName
  guard?: GuardName
  /** The parts of the standard layout that are left out. */
  chrome?: 'copyright-only' | 'short-footer' | 'none'
  status?: 404
  /** A personal screen: never cached, never indexed. */
  personal?: true
  /** The query parameters that affect a public screen. All others are ignored. */
  query?: readonly string[]
}

const listQuery = ['page', 'sort', 'keyword'] as const
const productQuery = [
  ...listQuery,
  'categories',
  'kind',
  'min_price',
  'max_price',
  'in_stock',
  'on_sale',
  'rating',
  'colour',
  'material',
  'size',
] as const

const registered = { layout: 'standard', guard: 'auth/registeredOnly', personal: true } as const
const unregistered = { layout: 'standard', guard: 'auth/unregisteredOnly', personal: true } as const

/** Every screen of the shop. Its key names its route, module and messages. */
export const screens = {
  home: { path: '/', layout: 'standard' },
  'about-us': { path: '/about-us', layout: 'standard' },
  blogs: { path: '/blogs', layout: 'standard', query: [...listQuery, 'category'] },
  blog: { path: '/blogs/:id/:slug?', layout: 'standard' },
  'contact-us': { path: '/contact-us', layout: 'standard' },
  enquiry: { path: '/enquiry', layout: 'standard', chrome: 'copyright-only', query: ['project', 'service'] },
  'enquiry-replies': { path: '/enquiry/replies', layout: 'standard', chrome: 'copyright-only', personal: true },
  appointments: { path: '/appointments', layout: 'standard', query: ['kind'] },
  'appointment-change': { path: '/appointments/change', layout: 'standard', personal: true },
  projects: {
    path: '/projects',
    layout: 'standard',
    query: [...listQuery, 'style', 'room_type', 'property_type', 'district', 'area', 'budget', 'duration', 'year'],
  },
  project: { path: '/projects/:id/:slug?', layout: 'standard' },
  estimate: {
    path: '/estimate',
    layout: 'standard',
    query: ['area', 'area_units', 'property_type', 'scope', 'finish', 'project', 'style', 'location'],
  },
  wix: { path: '/wix', layout: 'standard', chrome: 'none' },
  disclaimer: { path: '/terms-of-service/disclaimer', layout: 'standard' },
  'payment-terms-and-special-fees': {
    path: '/terms-of-service/payment-terms-and-special-fees',
    layout: 'standard',
  },
  'privacy-policy': { path: '/terms-of-service/privacy-policy', layout: 'standard' },
  'refund-policy': { path: '/terms-of-service/refund-policy', layout: 'standard' },
  'terms-and-conditions': { path: '/terms-of-service/terms-and-conditions', layout: 'standard' },
  'result-success': { path: '/result/:type?/success', layout: 'result-page', personal: true },
  'result-failure': { path: '/result/:type?/failure', layout: 'result-page', personal: true },
  'result-cancelled': { path: '/result/:type?/cancelled', layout: 'result-page', personal: true },
  'login-email': { path: '/authentication/login/email', ...unregistered },
  'login-phone': { path: '/authentication/login/phone', ...unregistered },
  register: { path: '/authentication/register', ...unregistered },
  'forgot-password': { path: '/authentication/forgot-password', ...unregistered },
  'reset-password': {
    path: '/authentication/reset-password',
    layout: 'standard',
    guard: 'verification-code',
    personal: true,
  },
  verify: {
    path: '/authentication/verify',
    layout: 'verification-code',
    guard: 'verification-code',
    personal: true,
  },
  'not-found': { path: '/not-found', layout: 'standard', status: 404 },
  products: { path: '/products', layout: 'standard', query: productQuery },
  category: { path: '/categories/:id/:slug?', layout: 'standard', query: productQuery },
  product: { path: '/products/:id/:slug?', layout: 'standard', query: ['variant'] },
  services: { path: '/services', layout: 'standard', query: productQuery },
  service: { path: '/services/:id/:slug?', layout: 'standard', query: ['variant'] },
  'member-store': { path: '/member-store', layout: 'standard', query: listQuery },
  'member-piece': { path: '/member-store/:id/:slug?', layout: 'standard' },
  vouchers: { path: '/vouchers', layout: 'standard', query: [...listQuery, 'discount_type'] },
  voucher: { path: '/vouchers/:id', layout: 'standard' },
  wishlist: { path: '/wishlist', layout: 'standard', personal: true },
  cart: { path: '/cart', layout: 'standard', personal: true },
  checkout: { path: '/checkout', layout: 'standard', chrome: 'short-footer', personal: true },
  'order-tracking': { path: '/order-tracking', layout: 'standard', personal: true },
  order: { path: '/orders/:id', layout: 'standard', personal: true },
  account: { path: '/account', ...registered },
  'account-profile': { path: '/account/profile', ...registered },
  'account-security': { path: '/account/security', ...registered },
  'account-delivery': { path: '/account/delivery', ...registered },
  'account-notifications': { path: '/account/notifications', ...registered },
  'account-cards': { path: '/account/cards', ...registered },
  'account-membership': { path: '/account/membership', ...registered },
  'account-vouchers': { path: '/account/vouchers', ...registered },
  'account-orders': { path: '/account/orders', ...registered },
  'account-bookings': { path: '/account/bookings', ...registered },
  'account-posts': { path: '/account/posts', ...registered },
  'account-projects': { path: '/account/projects', ...registered },
  'account-project-join': { path: '/account/projects/join', layout: 'standard', personal: true },
  'account-project': { path: '/account/projects/:id', ...registered },
  'account-project-quotation': { path: '/account/projects/:id/quotation', ...registered },
  'account-project-messages': { path: '/account/projects/:id/messages', ...registered },
  'account-project-payments': { path: '/account/projects/:id/payments', ...registered },
  'account-project-files': { path: '/account/projects/:id/files', ...registered },
  'account-project-variation': { path: '/account/projects/:id/changes/:variation_id', ...registered },
  'account-project-progress': { path: '/account/projects/:id/progress', ...registered },
  'account-project-defects': { path: '/account/projects/:id/defects', ...registered },
  search: { path: '/search', layout: 'standard', query: ['keyword'] },
} as const satisfies Record<string, Screen>

/** The offline page, cached by the service worker and never linked. */
export const offlinePath = '/offline'

/** The set-up page of an empty shop. Afterwards it answers 404. */
export const setupPath = '/setup'

/** Tells the server which site may frame the page. It never leaves the server. */
export const framesHeader = 'x-frames'

export type ScreenKey = keyof typeof screens
export const screenKeys = Object.keys(screens) as ScreenKey[]

type Parameters<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Parameters<Head> & Parameters<Rest>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown
export type ScreenParameters<Key extends ScreenKey> = Parameters<(typeof screens)[Key]['path']>
export type ParametersArgument<Key extends ScreenKey> =
  Record<never, never> extends ScreenParameters<Key>
    ? [parameters?: ScreenParameters<Key>]
    : [parameters: ScreenParameters<Key>]

export function screenNamed(key: ScreenKey): Screen {
  return screens[key]
}

/** The path of a screen: `pathTo('product', 'en', { id, slug })`. */
export function pathTo<Key extends ScreenKey>(key: Key, locale: Locale, ...rest: ParametersArgument<Key>): string {
  const values = (rest[0] ?? {}) as Record<string, string | undefined>
  const path = screens[key].path.replace(/\/:(\w+)(\??)/g, (_, name: string) => {
    const value = values[name]
    return value ? `/${encodeURIComponent(value)}` : ''
  })
  return withPrefix(path, locale)
}

function withPrefix(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Splits the language off a path: `/en/products` is `/products` in English. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (locale === defaultLocale) continue
    if (pathname === `/${locale}`) return { locale, path: '/' }
    if (pathname.startsWith(`/${locale}/`)) return { locale, path: pathname.slice(locale.length + 1) }
  }
  return { locale: defaultLocale, path: pathname }
}

/**
 * The same page in another language. Query, fragment and return address are kept; foreign addresses are returned as they
 * are.
 */
export function localise(address: string, locale: Locale): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  const end = address.search(/[?#]/)
  const pathname = end === -1 ? address : address.slice(0, end)
  const rest = end === -1 ? '' : address.slice(end)
  return withPrefix(splitLocale(pathname).path, locale) + withWayBackIn(rest, locale)
}

function withWayBackIn(rest: string, locale: Locale): string {
  return rest.replace(/(?<=^\?(?:[^#]*&)?)return_to=[^&#]*/, (parameter) => {
    const path = ownPath(new URLSearchParams(parameter).get('return_to'))
    return path === undefined ? parameter : `return_to=${encodeURIComponent(localise(path, locale))}`
  })
}

const forbiddenInPaths = /[\\\u0000-\u0020\u007F]/

/**
 * The value of a return-address parameter, if it is a path of this site (`/…` with its query); undefined if it could lead
 * elsewhere, however often it was encoded. Prevents open redirects.
 */
export function ownPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 2000) return undefined
  let decoded = value
  for (let round = 0; round < 4; round += 1) {
    if (!decoded.startsWith('/') || /^\/+[/\\]/.test(decoded)) return undefined
    const end = decoded.search(/[?#]/)
    const pathname = end === -1 ? decoded : decoded.slice(0, end)
    if (forbiddenInPaths.test(pathname) || pathname.includes('//')) return undefined
    const next = decodeOnce(decoded)
    if (next === undefined) return undefined
    if (next === decoded) break
    decoded = next
  }
  const own = 'http://own.invalid'
  const url = URL.canParse(value, own) ? new URL(value, own) : undefined
  return url?.origin === own ? url.pathname + url.search + url.hash : undefined
}

function decodeOnce(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
