import type { Langs } from '@fitout/contract/localised.ts'
import { classNames } from '@fitout/ui/class-names.ts'
import { Gallery } from '@fitout/ui/gallery.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductCardView } from '../../../shared/catalogue/product-card-view.ts'
import { ProductGrid } from '../../../shared/catalogue/product-grid.tsx'
import { useGalleryWords } from '../../../shared/catalogue/use-gallery-words.ts'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { PageTrail } from '../../../shared/page/page-trail.tsx'
import type { ShareImage } from '../../../shared/page/share-image.ts'
import { useShop } from '../../../shared/page/shop.tsx'
import { ModelPlace } from '../../../shared/model/model-place.tsx'
import { StructuredData } from '../../../shared/structured-data/structured-data.tsx'
import { RichText } from '../../../shared/text/rich-text.tsx'
import { EnlargedPictures } from '../reviews/enlarged-pictures.tsx'
import type { ReviewsView } from '../reviews/review-view.ts'
import { Reviews } from '../reviews/reviews.tsx'
import { type AddLine, BuyPanel } from './buy-panel.tsx'
import { openingVariant } from './choose-variant.ts'
import type { CourierFacts } from './delivery-dates.ts'
import type { OfferView } from './offer-lines.tsx'
import { bookingPlace, ServicePackages } from './service-packages.tsx'
import { ServiceProcess } from './service-process.tsx'
import { productStatements } from './product-statements.ts'
import { ProductFacts } from './product-facts.tsx'
import type { ProductView, VariantView } from './product-view.ts'

export type RelatedList = { title: string; cards: ProductCardView[] } & Langs<'title'>

type Props = {
  product: ProductView
  related: RelatedList[]
  reviews: ReviewsView
  couriers: CourierFacts[]
  offers: OfferView[]
  wantedVariant: string | null
  shareImage?: ShareImage
  line: AddLine
}

/** One product or one service. */
export function ProductPage(props: Props) {
  const { product, related, reviews, couriers, offers, wantedVariant, shareImage, line } = props
  const words = useTranslations('product')
  const galleryWords = useGalleryWords(product.title)
  const to = useTo()
  const { publicUrl, navbar } = useShop()
  const trail = useTrail(product)
  const [chosen, choose] = useChosenVariant(product, wantedVariant)
  const isService = product.kind === 'SERVICE'
  const address = publicUrl + to(isService ? 'service' : 'product', { id: product.id, slug: product.slug })
  const relatedShown = isService ? asOneList(related, words('otherServices')) : related

  return (
    <article className="page pt-4 pb-section">
      <PageHead title={product.title} description={product.summary} listing={product.listing} shareImage={shareImage} />
      <StructuredData facts={productStatements(product, { publicUrl, address, seller: navbar.logo.title })} />
      <PageTrail steps={trail} />
      <div className="grid gap-y-8 pt-4 lg:columns-12 lg:pt-8">
        <div className="min-w-0 lg:col-span-7">
          <Gallery
            pictures={product.pictures}
            shown={chosen?.picture ?? 0}
            words={galleryWords}
            ratio={isService ? 'room' : 'square'}
            sizes="(min-width: 1400px) 800px, (min-width: 992px) 57vw, 100vw"
            bleeds
          />
          {isService && <Description product={product} className="pt-block max-lg:hidden" />}
        </div>
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-5 lg:col-start-8 lg:self-start lg:ps-gutter xl:col-span-4 xl:col-start-9 xl:ps-0">
          <ProductHead product={product} />
          <div id={bookingPlace} tabIndex={-1} className="mt-7 scroll-mt-28 focus:outline-none">
            {chosen && (
              <BuyPanel
                product={product}
                chosen={chosen}
                onChoose={choose}
                line={line}
                offers={offers}
                couriers={couriers}
                hasBar
              />
            )}
          </div>
        </div>
      </div>
      {isService ? (
        <Description product={product} className="pt-block lg:hidden" />
      ) : (
        <div className="grid gap-y-12 pt-section lg:columns-12">
          <Description product={product} className="lg:col-span-6" />
          <section aria-label={words('dimensions')} className="min-w-0 lg:col-span-5 lg:col-start-8">
            <ProductFacts chosen={chosen} product={product} />
          </section>
        </div>
      )}
      {isService && <ServicePackages product={product} chosen={chosen} onChoose={choose} />}
      {isService && <ServiceProcess days={product.leadTimeDays} />}
      {product.modelUrl && product.pictures[0] && (
        <div className="pt-section">
          <ModelPlace
            title={product.title}
            modelUrl={product.modelUrl}
            poster={product.pictures[0]}
            text={words('modelText')}
            unable={<Unable dimensions={chosen?.dimensions ?? null} />}
          />
        </div>
      )}
      {!isService && (
        <div className="pt-section">
          <Reviews productId={product.id} rating={product.rating} first={reviews} Enlarged={EnlargedPictures} />
        </div>
      )}
      {relatedShown.map((list) => (
        <Related key={list.title} {...list} />
      ))}
    </article>
  )
}

function useTrail(product: ProductView) {
  const t = useTranslations('catalogue')
  const screens = useTranslations('screens')
  const to = useTo()
  const isService = product.kind === 'SERVICE'
  return [
    isService
      ? { title: screens('services'), href: to('services') }
      : { title: t('allProducts'), href: to('products') },
    ...(isService
      ? []
      : product.way.map(({ id, slug, title, langs }) => ({
          title,
          lang: langs?.title,
          href: to('category', { id, slug }),
        }))),
    { title: product.title, lang: product.langs?.title },
  ]
}

function useChosenVariant(product: ProductView, wantedVariant: string | null) {
  const [chosen, setChosen] = useState(() => openingVariant(product.variants, wantedVariant))

  function choose(variant: VariantView) {
    setChosen(variant)
    // The address names the variant, so that it can be shared; nothing is loaded for that.
    const place = new URL(location.href)
    place.searchParams.set('variant', variant.id)
    history.replaceState(history.state, '', place)
  }

  return [chosen, choose] as const
}

/** A few services are one list, whatever their relation. */
function asOneList(lists: RelatedList[], title: string): RelatedList[] {
  const cards = [...new Map(lists.flatMap((list) => list.cards).map((card) => [card.id, card])).values()].slice(0, 4)
  return cards.length > 0 ? [{ title, cards }] : []
}

/** The dimensions, in place of a model that cannot be shown. */
function Unable({ dimensions }: Pick<VariantView, 'dimensions'>) {
  const t = useTranslations('product')
  const centimetres = (length: number) => t('centimetres', { value: String(length / 10) })
  return (
    <>
      <p>{t('modelUnable')}</p>
      {dimensions && (
        <p className="mt-2 tabular-nums">
          {[
            `${t('width')} ${centimetres(dimensions.width_mm)}`,
            `${t('depth')} ${centimetres(dimensions.depth_mm)}`,
            `${t('height')} ${centimetres(dimensions.height_mm)}`,
          ].join(' · ')}
        </p>
      )}
    </>
  )
}

function ProductHead({ product }: { product: ProductView }) {
  const t = useTranslations('catalogue')
  return (
    <>
      <h1 lang={product.langs?.title} className="font-display text-heading">
        <Unbroken>{product.title}</Unbroken>
      </h1>
      <p lang={product.langs?.summary} className="mt-4 text-muted">
        {product.summary}
      </p>
      {product.rating !== null && product.ratingCount > 0 && (
        <p className="mt-4">
          <Rating
            value={product.rating}
            label={t('ratingLabel', { rating: product.rating, count: product.ratingCount })}
          >
            <span aria-hidden="true">{product.rating}</span>
          </Rating>
        </p>
      )}
    </>
  )
}

function Related({ title, langs, cards }: RelatedList) {
  return (
    <section className="pt-section">
      <h2 lang={langs?.title} className="mb-block font-display text-heading">
        {title}
      </h2>
      <ProductGrid cards={cards} />
    </section>
  )
}

function Description({ product, className }: { product: ProductView; className?: string }) {
  const t = useTranslations('product')
  return (
    <section className={classNames('min-w-0', className)}>
      <h2 className="mb-6 font-display text-heading">
        {product.kind === 'SERVICE' ? t('serviceDescription') : t('description')}
      </h2>
      <RichText
        html={product.descriptionHtml}
        lang={product.langs?.descriptionHtml}
        className={product.kind === 'SERVICE' ? 'scope' : undefined}
      />
    </section>
  )
}
