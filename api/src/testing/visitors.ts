import { setTimeout as pause } from 'node:timers/promises'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { CallError, type Call } from '@fitout/contract/client.ts'
import type { ErrorCode } from '@fitout/contract/errors.ts'
import { uploadFile } from '@fitout/contract/files.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { ShopGoods } from './shop-goods.ts'
import type { TestShop } from './test-shop.ts'

/** A guest with a token, as used by the specified client: no cookie, no header of the storefront. */
export type Guest = {
  token: string
  accountId: string
  call: Call
  send: (path: string, init?: RequestInit) => Promise<Response>
}

export async function openGuest(shop: TestShop, locale: Locale = 'en'): Promise<Guest> {
  const response = await shop.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'TEMP' }),
  })
  const { token, user } = (await response.json()) as { token: string; user: { _id: string } }
  return withToken(shop, token, user._id, locale)
}

/** A client with a token, as specified. */
export function withToken(shop: TestShop, token: string, accountId: string, locale: Locale = 'en'): Guest {
  return {
    token,
    accountId,
    call: shop.visitor({ token, locale }),
    send: (path, init = {}) =>
      shop.request(path, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, 'X-Locale': locale, ...init.headers },
      }),
  }
}

export type CheckOutBody = BodyInput<typeof checkOut>

type Where = { storeId: string; couriers: { door: string } }

export function checkOutBody(goods: Where, variantIds: string[], changes: Partial<CheckOutBody> = {}): CheckOutBody {
  return {
    checkout_product_variant_ids: variantIds,
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: goods.couriers.door },
    delivery_details: {
      name: '陳大文 CANARY-NAME',
      address: 'Flat A, 12/F, CANARY-ADDRESS, Kwun Tong',
      area_code: '852',
      phone: '51234567',
      email: 'canary@shop.example',
    },
    payment_method: 'OFFLINE',
    success_url: '/result/order/success',
    cancel_url: '/result/order/failure',
    ...changes,
  }
}

/** Books a service for a slot, in an empty form; names a courier, as some clients do although none is needed. */
export async function bookService(goods: ShopGoods, guest: Guest, changes: Partial<CheckOutBody> = {}) {
  const variant = await goods.addVariant({ kind: 'SERVICE', priceCents: 80_000 })
  const booking = { slot_id: await goods.serviceSlot() }
  const params = { store_id: goods.storeId }
  await guest.call(addToCart, { params, body: { product_variant_id: variant, qty: 1, booking } })
  const { data } = await guest.call(checkOut, { params, body: checkOutBody(goods, [variant], changes) })
  return data
}

/** The delivery of an order that is collected at the studio. */
export function toShowroom({ couriers }: ShopGoods) {
  return { delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: couriers.showroom } } as const
}

/** Fills the booking form and places the order. */
export async function placeOrder(
  goods: Where,
  guest: Guest,
  wanted: Record<string, number>,
  changes: Partial<CheckOutBody> = {},
) {
  const params = { store_id: goods.storeId }
  for (const [product_variant_id, qty] of Object.entries(wanted)) {
    await guest.call(addToCart, { params, body: { product_variant_id, qty } })
  }
  const { data } = await guest.call(checkOut, { params, body: checkOutBody(goods, Object.keys(wanted), changes) })
  return data
}

export async function uploadPicture(guest: Guest): Promise<string> {
  return (await guest.call(uploadFile, { file: await pictureFile() })).data._id
}

export async function pictureFile(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#9c4f31' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' })
}

/** Returns the problem of a refused call; fails the test if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<CallError['problem']> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(outcome, 'the call should have been refused').toBeInstanceOf(CallError)
  return (outcome as CallError).problem
}

export async function expectRefusal(call: Promise<unknown>, status: number, code: ErrorCode) {
  const problem = await refusalOf(call)
  expect({ status: problem.status, code: problem.code }).toEqual({ status, code })
  return problem
}

/** Retries while the shop is busy, as a browser does: on a slow machine some of many concurrent calls are rejected. */
export async function unlessBusy<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof CallError) || error.problem.code !== 'service-busy') throw error
      await pause(100)
    }
  }
}
