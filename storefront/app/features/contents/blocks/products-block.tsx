import { SectionHeading } from '@fitout/ui/section-heading.tsx'
import type { ProductCardView } from '../../../shared/catalogue/product-card-view.ts'
import { ProductGrid } from '../../../shared/catalogue/product-grid.tsx'
import type { BlockOf } from '../content-view.ts'
import { BlockAction } from './block-action.tsx'

export function ProductsBlock({
  block,
  products,
}: {
  block: BlockOf<'featured-products'>
  products: ProductCardView[]
}) {
  if (products.length === 0) return null
  return (
    <section className="page" data-look={block.look}>
      <SectionHeading title={block.title} lang={block.langs?.title} action={<BlockAction action={block.action} />} />
      <div className="mt-block">
        <ProductGrid cards={products} />
      </div>
    </section>
  )
}
