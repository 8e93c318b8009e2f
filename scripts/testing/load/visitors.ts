import { checkOutBody } from '../../bench/visitor.ts'
import type { Answer } from './line.ts'

export type Goods = { storeId: string; variantId: string; courierId: string; productIds: string[] }
export const kinds = ['page', 'list', 'cart', 'checkout'] as const
export type Kind = (typeof kinds)[number]

export type Ask = { kind: Kind; bytes: string; isBodyWanted: boolean; heard: (answer: Answer) => void }

type Guest = { token: string; number: number; orders: number }

const languages = ['', '/en', '/cn']
const popular = ['', '/blogs', '/products', '/contact-us', '/projects', '/services']
/** An account may have only a few unpaid orders. */
const ordersOfGuest = 8
const guestsWithLines = 200

/** Each guest has an address of their own. */
const addressOf = ({ number }: Guest) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

/** 70 % of the requests are pages, 20 % lists, 8 % for the booking form, and 2 % place an order. */
export function createVisitors({ storeId, variantId, courierId, productIds }: Goods) {
  const store = `/api/stores/${storeId}`
  const empty: Guest[] = []
  const filled: Guest[] = []
  let count = 0
  let guests = 0

  function get(path: string, more = ''): string {
    return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
  }

  function post(path: string, body: object, guest?: Guest): string {
    const text = JSON.stringify(body)
    const token = guest ? `Authorization: Bearer ${guest.token}\r\nX-Forwarded-For: ${addressOf(guest)}\r\n` : ''
    return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${token}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }

  /** A third are pages that all share, a third those of products, a third searches made only once. */
  function page(): Ask {
    const language = languages[count % 3] ?? ''
    const product = productIds[count % productIds.length] ?? ''
    const paths = [
      popular[count % popular.length] ?? '',
      `/products/${product}/piece`,
      `/products?keyword=oak+${count.toString(36)}`,
    ]
    const path = language + (paths[Math.floor(count / 3) % 3] ?? '')
    return {
      kind: 'page',
      bytes: get(path || '/en', 'Accept-Encoding: br\r\n'),
      isBodyWanted: false,
      heard: () => undefined,
    }
  }

  function list(): Ask {
    const paths = [
      `${store}/product-management/products/filter?page=${1 + (count % 40)}`,
      `${store}/product-management/products/filter?keyword=oak+${count.toString(36)}`,
      `/api/posts/filter?page=${1 + (count % 4)}`,
    ]
    return { kind: 'list', bytes: get(paths[count % 3] ?? ''), isBodyWanted: false, heard: () => undefined }
  }

  /** Opens a guest's session, puts a piece into its booking form, and reads the form. */
  function cart(): Ask {
    const guest = filled.length < guestsWithLines ? empty.pop() : undefined
    if (guest) {
      const body = { product_variant_id: variantId, qty: 1 }
      return {
        kind: 'cart',
        bytes: post(`${store}/shopping-cart/add-to-cart`, body, guest),
        isBodyWanted: false,
        heard: ({ status }) => (status < 300 && status > 0 ? filled : empty).push(guest),
      }
    }
    const other = filled[count % Math.max(filled.length, 1)]
    if (other && filled.length >= guestsWithLines) {
      const { checkout_product_variant_ids, voucher_code, delivery_info } = checkOutBody(variantId, courierId)
      const body = { checkout_product_variant_ids, voucher_code, delivery_info }
      return {
        kind: 'cart',
        bytes: post(`${store}/shopping-cart/all`, body, other),
        isBodyWanted: false,
        heard: () => undefined,
      }
    }
    return {
      kind: 'cart',
      bytes: post('/api/auth/login', { type: 'TEMP' }),
      isBodyWanted: true,
      heard: ({ status, body }) => {
        const token = status === 200 && /"token":"([^"]+)"/.exec(body)?.[1]
        if (token) empty.push({ token, number: (guests += 1), orders: 0 })
      },
    }
  }

  function checkout(): Ask {
    const guest = filled.shift()
    if (!guest) return cart()
    const body = checkOutBody(variantId, courierId, guest.number)
    return {
      kind: 'checkout',
      bytes: post(`${store}/checkouts`, body, guest),
      isBodyWanted: false,
      heard: ({ status }) => {
        if (status === 0) return
        if (status >= 300) return void filled.push(guest)
        guest.orders += 1
        if (guest.orders < ordersOfGuest) empty.push(guest)
      },
    }
  }

  return {
    next(): Ask {
      count += 1
      const place = (count * 37) % 100
      if (place < 70) return page()
      if (place < 90) return list()
      return place < 98 ? cart() : checkout()
    },
  }
}
