import type { Context } from '../../api/src/context.ts'
import { grantPoints } from '../../api/src/features/memberships/memberships-service.ts'
import { addVoucher } from '../../api/src/testing/voucher-book.ts'
import type { MeasuredCall } from './against-statements.ts'
import { checkOutBody, openMember, openVisitor, post } from './visitor.ts'

type Piece = { variantId: string; courierId: string }
type Placed = { data: { reference: string } }
type Redeemed = { data: { redeemed: { code: string }[] } }

const redeemedInAll = 2000

/** What a customer does on the way to an order, each call to be held against its own statements. */
export async function shoppingCalls(api: string, context: Context, piece: Piece) {
  const store = `/stores/${context.config.mainStoreId}`
  const code = `BENCH${Date.now().toString(36)}`.toUpperCase()
  await addVoucher(context, { code, terms: { reduction: { amount: 1 } } })
  const voucherId = await addVoucher(context, { points: 1 })
  const member = await openMember(api)
  await grantPoints(context.db, member.accountId, redeemedInAll, { en: 'Benchmark', zh: '測試', cn: '测试' })

  async function fillForm() {
    const visitor = await openVisitor(api)
    const line = { product_variant_id: piece.variantId, qty: 1 }
    await post(`${api}${store}/shopping-cart/add-to-cart`, visitor.headers, line)
    return visitor
  }
  const body = checkOutBody(piece.variantId, piece.courierId)
  const withVoucher = { ...body, voucher_code: code }
  const { checkout_product_variant_ids, voucher_code, delivery_info } = withVoucher
  const checkout = {
    prepare: fillForm,
    path: `${store}/checkouts`,
    namesIn: ({ data }: Placed) => [data.reference],
  }
  return {
    order: { ...checkout, body },
    orderWithVoucher: { ...checkout, body: withVoucher },
    cart: {
      prepare: fillForm,
      path: `${store}/shopping-cart/all`,
      body: { checkout_product_variant_ids, voucher_code, delivery_info },
    },
    redemption: {
      prepare: async () => member,
      path: '/vouchers/redeem',
      body: { voucher_id: voucherId, qty: 1 },
      namesIn: ({ data }: Redeemed) => data.redeemed.map((one) => one.code),
    },
  } satisfies Record<string, MeasuredCall>
}
