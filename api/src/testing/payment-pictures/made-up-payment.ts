import type { Locale } from '@fitout/contract/locales.ts'

/** A made-up transfer: what a picture of it shows, and what a reading of it should find. */
export type MadeUpPayment = {
  locale: Locale
  cents: number
  reference: string
  /** `2026-11-23T14:05`, in Hong Kong time. */
  paidAt: string
  payee: string
  payeeNumber: string
  payer: string
  bank: string
  transaction: string
  /** Shown beside the payment and not part of it: the balance of the account. */
  balanceCents: number
}

export const studio = {
  payees: { en: 'LUMEN INTERIORS LIMITED', zh: '拾光設計有限公司', cn: '拾光设计有限公司' },
  numbers: { fps: '161234567', account: '024-888-201-8003', wallet: '+852 9000 2018' },
} as const

const payers = {
  en: ['CHAN TAI MAN', 'WONG SIU LING', 'Ho Ka Yan'],
  zh: ['陳大文', '黃小玲', '何嘉欣'],
  cn: ['陈大文', '黄小玲', '何嘉欣'],
} as const

const banks = {
  en: ['HSBC', 'Hang Seng Bank', 'Bank of China (Hong Kong)'],
  zh: ['滙豐銀行', '恒生銀行', '中國銀行（香港）'],
  cn: ['汇丰银行', '恒生银行', '中国银行（香港）'],
} as const

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The same number makes the same payment. */
export function madeUpPayment(number: number, locale: Locale, way: keyof typeof studio.numbers): MadeUpPayment {
  const random = drawFrom(number)
  const draw = (count: number) => Math.floor(random() * count)
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[draw(items.length)] ?? items[0]
  const block = (length: number) => Array.from({ length }, () => letters[draw(letters.length)]).join('')
  const two = (value: number) => String(value).padStart(2, '0')
  const cents = draw(3) === 0 ? (1 + draw(400)) * 10_000 : 10_000 + draw(8_000_000)
  return {
    locale,
    cents,
    reference: `LM-${block(4)}-${block(4)}`,
    paidAt: `2026-${two(9 + draw(3))}-${two(1 + draw(22))}T${two(draw(24))}:${two(draw(60))}`,
    payee: studio.payees[locale],
    payeeNumber: studio.numbers[way],
    payer: oneOf(payers[locale]),
    bank: oneOf(banks[locale]),
    transaction: `${block(2).replaceAll(/\d/g, 'F')}${String(1e11 + draw(9e11)).slice(0, 12)}`,
    balanceCents: cents + 500_000 + draw(30_000_000),
  }
}

/** A small generator (mulberry32), so that the pictures are the same on every machine. */
export function drawFrom(seed: number): () => number {
  let state = (seed * 0x9e37_79b9) >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
