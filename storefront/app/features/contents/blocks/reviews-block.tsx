import { languageTags } from '@fitout/contract/locales.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { SectionHeading } from '@fitout/ui/section-heading.tsx'
import { useTranslations } from 'use-intl'
import { placeOf } from '../../../shared/catalogue/product-card-view.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { BlockOf } from '../content-view.ts'
import type { ShownReview } from '../shown-in-blocks.ts'
import { BlockAction } from './block-action.tsx'

/** Reviews of the best-rated products, one of each, in their original language. */
export function ReviewsBlock({ block, reviews }: { block: BlockOf<'reviews'>; reviews: ShownReview[] }) {
  if (reviews.length === 0) return null
  return (
    <section className="bg-sand">
      <div className="page py-section">
        <SectionHeading
          title={block.title}
          lang={block.langs?.title}
          action={block.action && <BlockAction action={block.action} />}
        />
        <ul className="mt-block grid gap-gutter lg:grid-cols-3">
          {reviews.map((review) => (
            <Review key={review.productId} review={review} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Review({ review }: { review: ShownReview }) {
  const to = useTo()
  const t = useTranslations('catalogue')
  const { productId, title, slug, langs, picture, rating, comment, language, name } = review
  return (
    <li className="group relative flex flex-col gap-6 border-t border-ink pt-6">
      <Rating value={rating} label={t('ratingLabel', { rating, count: 1 })} />
      <blockquote lang={languageTags[language]} className="line-clamp-6 max-w-measure text-lead">
        {comment}
      </blockquote>
      <div className="mt-auto flex items-center gap-4 text-small">
        <Picture
          picture={picture}
          sizes="64px"
          fitting={[64, 192]}
          ratio="square"
          isDecorative
          className="w-16 shrink-0"
        />
        <p className="min-w-0">
          {name && (
            <span lang={languageTags[language]} className="block font-medium">
              {name}
            </span>
          )}
          <ShopLink
            to={to('product', placeOf({ id: productId, title, slug }))}
            lang={langs?.title}
            className="text-muted underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </ShopLink>
        </p>
      </div>
    </li>
  )
}
