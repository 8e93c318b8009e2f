import type { ScreenKey } from '@fitout/contract/storefront-paths.ts'

export type Field = { name: string; value: string; how?: 'type' | 'choose' | 'tick' }

export type EarlyForm = {
  /** The actions before the scripts load. For a choice, no value means the first that is not selected yet. */
  early: readonly Field[]
  /** Actions that need the scripts, and so come after them. */
  late?: readonly Field[]
  /** The target: the end of a call's path, or the address of the next page. */
  to: { call: string } | 'address'
  /** The name in the submitted data, where it differs from the field's value. */
  sent?: readonly string[]
}

const type = (name: string, value: string): Field => ({ name, value, how: 'type' })
const choose = (name: string, value: string): Field => ({ name, value, how: 'choose' })
const tick = (name: string, value: string): Field => ({ name, value, how: 'tick' })

const filters = [type('keyword', '木'), tick('in_stock', '1'), choose('sort', 'price-low')]

/** Every server-rendered screen with a form. */
export const earlyForms: Partial<Record<ScreenKey, EarlyForm>> = {
  enquiry: {
    early: [
      choose('location', 'sha-tin'),
      type('area', '45.5'),
      choose('area_units', 'sqm'),
      choose('style', 'japandi'),
      choose('budget', '400k-700k'),
      type('subject', 'Early subject'),
      type('description', '兩房單位，想打通廚房'),
      type('name', 'Chan Siu Ming'),
      type('email', 'early@typing.example'),
      choose('areaCode', '853'),
      type('phone', '62345678'),
    ],
    to: { call: '/enquiries' },
  },
  'order-tracking': {
    early: [type('reference', 'LM-7K3Q-9XPD'), type('contact', 'early@typing.example')],
    to: { call: '/orders/LM-7K3Q-9XPD/details/guest' },
  },
  'login-email': {
    early: [type('login_id', 'early@typing.example'), type('password', 'Early2026')],
    to: { call: '/auth/login' },
  },
  'login-phone': {
    early: [choose('area_code', '853'), type('login_id', '62345678'), type('password', 'Early2026')],
    to: { call: '/auth/login' },
  },
  register: {
    early: [type('email', 'early@register.example'), type('password', 'Early2026'), type('username', '陳小明')],
    to: { call: '/auth/migrate' },
  },
  'forgot-password': {
    early: [type('email', 'early@typing.example')],
    to: { call: '/auth/forget-password' },
  },
  estimate: {
    early: [
      type('area', '620'),
      tick('area_units', 'sqm'),
      choose('property_type', 'village-house'),
      tick('scope', 'redecoration'),
      tick('finish', 'considered'),
    ],
    to: 'address',
  },
  blogs: { early: [type('keyword', '浴室')], to: 'address' },
  search: { early: [type('keyword', '沙田')], to: 'address' },
  projects: { early: [choose('sort', 'newest')], to: 'address' },
  products: { early: filters, to: 'address' },
  category: { early: filters, to: 'address' },
  product: {
    early: [tick('size', ''), type('quantity', '3')],
    to: { call: '/shopping-cart/add-to-cart' },
    sent: ['"qty":3'],
  },
  service: {
    early: [],
    late: [tick('slot', '')],
    to: { call: '/shopping-cart/add-to-cart' },
  },
}
