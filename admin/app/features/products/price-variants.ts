import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { Product } from './product.ts'

type Variant = Product['variants'][number]
export type Prices = Pick<Variant, 'price' | 'sale_percent' | 'sale_starts_at' | 'sale_ends_at'>

const fields = ['price', 'sale_percent', 'sale_starts_at', 'sale_ends_at'] as const

/**
 * Changes the price or sale of each variant of a product by its own call, with the version that was read; variants that
 * stay the same are left out. If one is refused, those before it get their former values back: the product stays ticked,
 * and a second attempt would raise them twice. The former values go into `former`.
 */
export async function priceVariants(
  id: string,
  become: (variant: Variant) => Partial<Prices> | undefined,
  former = new Map<string, Prices>(),
): Promise<void> {
  const before = new Map<string, Variant>()
  try {
    for (const variant of await variantsOf(id)) {
      const next = { ...variant, ...become(variant) }
      if (fields.every((field) => next[field] === variant[field])) continue
      await setPrices(next)
      before.set(variant._id, variant)
    }
  } catch (error) {
    if (before.size > 0) await putBack(id, before)
    throw error
  }
  for (const [variantId, prices] of before) former.set(variantId, prices)
}

async function putBack(id: string, before: Map<string, Variant>): Promise<void> {
  for (const variant of await variantsOf(id)) {
    const former = before.get(variant._id)
    if (former) await setPrices({ ...former, prices_version: variant.prices_version })
  }
}

const variantsOf = async (id: string) => (await staffCall(findStaffProduct, { params: { id } })).data.variants

async function setPrices({ _id: id, prices_version: version, ...variant }: Variant): Promise<void> {
  const { price, sale_percent, sale_starts_at, sale_ends_at } = variant
  const body = { price, sale_percent, sale_starts_at, sale_ends_at, version }
  await staffCall(priceVariant, { params: { id }, body })
}
