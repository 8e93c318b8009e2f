import type { Translated } from '../message-types.ts'
import type { fileValues as source } from '../zh/file-values.ts'
import { audit } from './staff/audit.ts'
import { enquiries } from './staff/enquiries.ts'
import { figures } from './staff/figures.ts'
import { orders } from './staff/orders.ts'
import { postComments } from './staff/post-comments.ts'
import { products } from './staff/products.ts'
import { reviews } from './staff/reviews.ts'

const { productStatus, products: product } = products
const { choices } = audit.audit

/** What a code in a cell of a file is called, as on the screens. */
export const fileValues: Translated<typeof source> = {
  productKind: { GOODS: product.goods, SERVICE: product.service },
  productStatus,
  variantStatus: { ACTIVE: product.onSale, INACTIVE: product.retired },
  store: { MAIN: product.mainStore, MINI: product.memberStore },
  reviewStatus: reviews.reviewStatus,
  commentStatus: postComments.commentStatus,
  enquiryStatus: enquiries.enquiryStatus,
  status: choices.status,
  offerKind: choices.kind,
  discountType: choices.discount_type,
  channel: orders.channels,
  source: { '': figures.figures.tables.sources.direct },
  step: { ...figures.figures.funnel.steps, ...figures.figures.works.steps },
}
