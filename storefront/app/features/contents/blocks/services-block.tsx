import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { type DescribedCardView, placeOf } from '../../../shared/catalogue/product-card-view.ts'
import { ProductPrice } from '../../../shared/catalogue/product-price.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { BlockOf } from '../content-view.ts'
import { BlockAction } from './block-action.tsx'

const pictureIn = {
  index: { sizes: '176px', fitting: [176, 480] },
  cards: { sizes: '(min-width: 1200px) 340px, (min-width: 577px) 46vw, 100vw', fitting: [320, 1280] },
} as const

/** The services, as a list with one line and picture each, or as cards. */
export function ServicesBlock({
  block,
  services,
}: {
  block: BlockOf<'featured-services'>
  services: DescribedCardView[]
}) {
  const to = useTo()
  if (services.length === 0) return null
  return (
    <section className="page services-block grid gap-y-10 lg:columns-12" data-look={block.look}>
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <h2 lang={block.langs?.title} className="font-display text-heading">
          <Unbroken>{block.title}</Unbroken>
        </h2>
        {block.text && (
          <p lang={block.langs?.text} className="mt-5 max-w-phrase text-muted">
            {block.text}
          </p>
        )}
        <p className="mt-6">
          <BlockAction action={block.action} />
        </p>
      </div>
      <ul className="lg:col-span-7 lg:col-start-6">
        {services.map((service) => (
          <li
            key={service.id}
            className="group relative flex items-center gap-6 border-t border-stone py-6 last:border-b md:gap-10"
          >
            <div className="min-w-0 flex-1">
              <h3 className="font-display text-title">
                <ShopLink
                  to={to('service', placeOf(service))}
                  lang={service.langs?.title}
                  className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  <Unbroken>{service.title}</Unbroken>
                </ShopLink>
              </h3>
              <p lang={service.langs?.summary} className="mt-2 max-w-phrase text-small text-muted">
                {service.summary}
              </p>
              <p className="mt-2">
                <ProductPrice price={service.price} originalPrice={service.originalPrice} isFrom={service.isFrom} />
              </p>
            </div>
            <div className="w-28 shrink-0 self-start sm:w-44">
              <Picture picture={service.picture} {...pictureIn[block.look]} ratio="room" isDecorative reveals />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
