import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { Product } from './product.ts'

type Variant = Product['variants'][number]
export type Prices = Pick<Variant, 'price' | 'sale_percent' | 'sale_starts_at' | 'sale_ends_at'>

const fields = ['price', 'sale_percent', 'sale_starts_at', 'sale_ends_at'] as const

/**
 * Changes the price or sale of each variant of a product by its own call, with the version that was read; variants that
 * stay the same are left out. The former values go into `former`.
 */
export async function priceVariants(
  id: string,
  become: (variant: Variant) => Partial<Prices> | undefined,
  former?: Map<string, Prices>,
): Promise<void> {
  const { data } = await staffCall(findStaffProduct, { params: { id } })
  for (const variant of data.variants) {
    const next = { ...variant, ...become(variant) }
    if (fields.every((field) => next[field] === variant[field])) continue
    const { price, sale_percent, sale_starts_at, sale_ends_at, prices_version: version } = next
    const body = { price, sale_percent, sale_starts_at, sale_ends_at, version }
    await staffCall(priceVariant, { params: { id: variant._id }, body })
    former?.set(variant._id, variant)
  }
}
