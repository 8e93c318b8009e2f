import type { Locale } from '@fitout/contract/locales.ts'
import { inject } from 'vitest'

export type Texts = Record<Locale, string>
export type MenuItem = { title: Texts; path: string; megamenu: boolean; children: MenuItem[] }
type Configuration = {
  'customer-layout': { navbar: { navigation: MenuItem[] } }
  'shop-constants': {
    main_store_id: string
    mini_store_id: string
    payment_channels: {
      fps: { title: Texts; fps_id: string }
      payme: { title: Texts; account: string }
      bank_transfer: { title: Texts; account_number: string }
    }
  }
}
type Courier = { _id: string; key: string; title: Texts; fee: number; needs: 'ADDRESS' | 'PICKUP_POINT' | 'NOTHING' }

/** Data of the shop's own API without a session. */
export async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`${inject('shopUrl')}/api${path}`)
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return ((await answer.json()) as { data: T }).data
}

const configuration = () => ask<Configuration>('/configuration/latest')

export async function mainStoreId(): Promise<string> {
  return (await configuration())['shop-constants'].main_store_id
}

export async function miniStoreId(): Promise<string> {
  return (await configuration())['shop-constants'].mini_store_id
}

export async function paymentChannels() {
  return (await configuration())['shop-constants'].payment_channels
}

/** The menu item with a panel of three levels, the first item below it, and the first below that. */
export async function wideMenu(): Promise<{ item: MenuItem; below: MenuItem; leaf: MenuItem }> {
  const item = (await configuration())['customer-layout'].navbar.navigation.find(({ megamenu }) => megamenu)
  const below = item?.children[0]
  const leaf = below?.children[0]
  if (!item || !leaf) throw new Error('No menu item of the demo shop opens a wide panel.')
  return { item, below, leaf }
}

/** The menu item below which a screen is found. */
export async function menuItemAbove(path: string): Promise<MenuItem> {
  const { navigation } = (await configuration())['customer-layout'].navbar
  const item = navigation.find(({ children = [] }) => children.some((child) => child.path === path))
  if (!item) throw new Error(`No menu of the demo shop leads to ${path}.`)
  return item
}

export async function courierNamed(key: string): Promise<Courier> {
  const couriers = await ask<Courier[]>(`/stores/${await mainStoreId()}/shopping-cart/couriers?country_code=HK`)
  const courier = couriers.find((one) => one.key === key)
  if (!courier) throw new Error(`The demo shop has no courier ${key}.`)
  return courier
}
