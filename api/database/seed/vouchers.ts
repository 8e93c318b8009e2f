import { toCents } from '@fitout/contract/money.ts'
import type { Database } from '../../src/database/database.ts'
import { idFromKey } from '../../src/database/new-id.ts'
import { categoryId } from './seed-catalogue.ts'
import type { Words } from './seed-types.ts'

type SeedVoucher = {
  key: string
  title: Words
  description: Words
  discountType: 'FIXED' | 'PERCENTAGE' | 'FREE_SHIPPING' | 'BUY_X_GET_Y'
  terms: object
  points: number
  validDays: number
  stock?: number
  perAccount?: number
}

const dollars = toCents

/** Newest first, as the store lists them. */
const vouchers: SeedVoucher[] = [
  {
    key: 'welcome',
    title: { en: 'A welcome', zh: '迎新優惠', cn: '迎新优惠' },
    description: {
      en: 'For your first piece from us.',
      zh: '送給第一次選購的你。',
      cn: '送给第一次选购的您。',
    },
    discountType: 'FIXED',
    terms: { reduction: { amount: dollars(100) }, minimum: { spend: dollars(500) } },
    points: 0,
    validDays: 60,
    perAccount: 1,
  },
  {
    key: 'free-delivery',
    title: { en: 'Delivery on us', zh: '運費由我們付', cn: '运费由我们承担' },
    description: {
      en: 'For any piece and any courier.',
      zh: '任何貨品、任何送貨方式都適用。',
      cn: '任何商品、任何配送方式都适用。',
    },
    discountType: 'FREE_SHIPPING',
    terms: { minimum: { spend: dollars(300) } },
    points: 300,
    validDays: 60,
  },
  {
    key: 'light-up',
    title: { en: 'For lighting', zh: '點亮一角', cn: '点亮一角' },
    description: {
      en: 'Pendants, floor lamps, wall lights: whatever the corner needs.',
      zh: '吊燈、座地燈、壁燈，角落欠哪一盞都適用。',
      cn: '吊灯、落地灯、壁灯，角落缺哪一盏都适用。',
    },
    discountType: 'PERCENTAGE',
    terms: {
      reduction: { percent: 10, atMost: dollars(600) },
      minimum: { spend: dollars(1000) },
      scope: { categoryIds: [categoryId('lighting')] },
    },
    points: 800,
    validDays: 90,
    perAccount: 2,
  },
  {
    key: 'dining-chairs',
    title: { en: 'For dining chairs', zh: '一枱餐椅', cn: '一桌餐椅' },
    description: {
      en: 'The fourth at half price: four round a table, alike or all different.',
      zh: '第四張半價：一枱四椅，同款或四款各異都可以。',
      cn: '第四把半价：一桌四椅，同款或四款各异都可以。',
    },
    discountType: 'BUY_X_GET_Y',
    terms: {
      offer: { buy: 3, get: 1, reduction: { percent: 50 } },
      scope: { categoryIds: [categoryId('dining-chairs')] },
    },
    points: 1200,
    validDays: 90,
  },
  {
    key: 'new-home',
    title: { en: 'For a larger order', zh: '大額訂購', cn: '大额订购' },
    description: {
      en: 'For a room that is being furnished from the floor up.',
      zh: '全屋添置傢俬時最合用。',
      cn: '全屋添置家具时最合用。',
    },
    discountType: 'FIXED',
    terms: { reduction: { amount: dollars(500) }, minimum: { spend: dollars(8000) } },
    points: 3500,
    validDays: 120,
    stock: 200,
    perAccount: 2,
  },
  {
    key: 'soft-corner',
    title: { en: 'For textiles and decor', zh: '家品布藝', cn: '家居布艺' },
    description: {
      en: 'Three pieces or more: cushions, rugs, vases, prints.',
      zh: '揀滿三件：咕臣、地氈、花瓶、掛畫都計。',
      cn: '选满三件：抱枕、地毯、花瓶、挂画都算。',
    },
    discountType: 'PERCENTAGE',
    terms: {
      reduction: { percent: 15, atMost: dollars(400) },
      minimum: { quantity: 3 },
      scope: { categoryIds: [categoryId('textiles'), categoryId('decor')] },
    },
    points: 1000,
    validDays: 60,
    stock: 300,
  },
]

/** Vouchers that members redeem for points. */
export async function insertVouchers(db: Database, storeId: string, now: Date): Promise<void> {
  await db
    .insertInto('vouchers')
    .values(
      vouchers.map(({ key, title, description, discountType, terms, points, validDays, stock, perAccount }, place) => ({
        id: idFromKey(`voucher ${key}`),
        store_id: storeId,
        title: JSON.stringify(title) as never,
        description: JSON.stringify(description) as never,
        discount_type: discountType,
        terms: JSON.stringify(terms),
        points_required: points,
        valid_days: validDays,
        stock: stock ?? null,
        per_account: perAccount ?? null,
        starts_at: now,
        published_at: new Date(now.getTime() - place * 1000),
      })),
    )
    .execute()
}
