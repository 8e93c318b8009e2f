import type { Locale } from '@fitout/contract/locales.ts'
import { localise, pathTo, type ScreenKey, screenNamed, screenKeys } from '@fitout/contract/storefront-paths.ts'
import { catalogue } from './pieces.ts'
import { ask, mainStoreId, miniStoreId, type Texts } from './shop-facts.ts'

/** A named screen, at an address that shows content. */
export type Place = { name: string; addressIn: (locale: Locale) => string }

/** Every screen, with existing objects as parameters, and the two not-found pages. */
export async function everyPlace(): Promise<Place[]> {
  const [goods] = await catalogue('GOODS')
  const [service] = await catalogue('SERVICE')
  const store = await mainStoreId()
  const categories = `/stores/${store}/product-management/categories/all?kind=GOODS&per_page=1`
  const [category] = await ask<{ _id: string; slug: Texts }[]>(categories)
  // It has all that a project can show: pieces in its pictures, a comparison, a film and a model.
  const [project] = await ask<{ _id: string; slug: Texts }[]>('/projects/filter?keyword=Tai%20Koo&per_page=1')
  if (!goods || !service || !category || !project) {
    throw new Error('The demo shop lacks goods, services, categories or projects.')
  }

  const [post] = await ask<{ _id: string; slug: Texts }[]>('/posts/filter?per_page=1')
  const [voucher] = await ask<{ _id: string }[]>('/vouchers/all?per_page=1')
  const pieces = `/stores/${await miniStoreId()}/product-management/products/filter?per_page=1&facets=false`
  const [piece] = await ask<{ _id: string; slug: Texts }[]>(pieces)
  const special: Partial<Record<ScreenKey, (locale: Locale) => string>> = {
    product: (locale) => pathTo('product', locale, { id: goods._id, slug: goods.slug[locale] }),
    service: (locale) => pathTo('service', locale, { id: service._id, slug: service.slug[locale] }),
    blog: (locale) => pathTo('blog', locale, { id: post?._id ?? '', slug: post?.slug[locale] }),
    project: (locale) => pathTo('project', locale, { id: project._id, slug: project.slug[locale] }),
    voucher: (locale) => pathTo('voucher', locale, { id: voucher?._id ?? '' }),
    'member-piece': (locale) => pathTo('member-piece', locale, { id: piece?._id ?? '', slug: piece?.slug[locale] }),
    category: (locale) => pathTo('category', locale, { id: category._id, slug: category.slug[locale] }),
    'result-success': (locale) => pathTo('result-success', locale, { type: 'order' }),
    'result-failure': (locale) => pathTo('result-failure', locale, { type: 'order' }),
    'result-cancelled': (locale) => pathTo('result-cancelled', locale, { type: 'order' }),
  }
  const places = screenKeys.map((key): Place => {
    const path = screenNamed(key)
      .path.replace(':id', goods._id)
      .replace(/\/:slug\?/, '')
    const query = screenNamed(key).guard === 'verification-code' ? `?verification_code=${'x'.repeat(32)}` : ''
    return { name: key, addressIn: special[key] ?? ((locale) => localise(path, locale) + query) }
  })
  return [
    ...places,
    { name: lostPlaces[0], addressIn: (locale) => localise('/no/such/place', locale) },
    { name: lostPlaces[1], addressIn: (locale) => pathTo('product', locale, { id: store }) },
  ]
}

export const lostPlaces = ['an address without a screen', 'a piece that is not there'] as const

/** The screens on which visitors spend their time. */
export const mainPlaces = [
  'home',
  'products',
  'category',
  'product',
  'services',
  'service',
  'contact-us',
  'privacy-policy',
  'cart',
  'checkout',
  'order-tracking',
] as const satisfies ScreenKey[]
