import { withQuery } from '@fitout/contract/storefront-paths.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import type { ProductCardView } from '../../shared/catalogue/product-card-view.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageNumbers } from '../../shared/page/page-numbers.tsx'
import { PageTrail } from '../../shared/page/page-trail.tsx'
import { PointPrice } from './point-price.tsx'

type Props = { pieces: (ProductCardView & { points: number })[]; page: number; lastPage: number }

/** The shop that is paid in points. */
export function MemberStorePage({ pieces, page, lastPage }: Props) {
  const t = useTranslations('memberStore')
  const catalogue = useTranslations('catalogue')
  const screens = useTranslations('screens')
  const to = useTo()
  return (
    <div className="page pt-4 pb-section">
      <PageHead title={screens('member-store')} description={t('lead')} />
      <PageTrail steps={[{ title: screens('member-store') }]} />
      <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
        <h1 className="font-display text-display lg:col-span-6">{screens('member-store')}</h1>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="max-w-phrase text-muted">{t('lead')}</p>
          <ShopLink
            to={to('account-membership')}
            prefetch="none"
            className="line-link inline-flex min-h-target items-center text-small"
          >
            {t('toPoints')}
          </ShopLink>
        </div>
      </header>
      {pieces.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <LinkButton as={ShopLink} to={to('vouchers')} variant="main">
              {t('toVouchers')}
            </LinkButton>
          }
        />
      ) : (
        <ul className="card-grid">
          {pieces.map((piece, index) => (
            <li key={piece.id}>
              <article className="card">
                <div className="card-picture" data-sold-out={piece.isSoldOut || undefined}>
                  <Picture
                    picture={piece.picture}
                    sizes="(min-width: 1200px) 320px, (min-width: 768px) 31vw, 46vw"
                    fitting={[240, 640]}
                    ratio="square"
                    isDecorative
                    priority={index < 2}
                  />
                  {piece.isSoldOut && (
                    <p className="card-badge">
                      <Badge tone="paper">{catalogue('soldOut')}</Badge>
                    </p>
                  )}
                </div>
                <h2 className="card-title">
                  <ShopLink
                    to={to('member-piece', { id: piece.id, slug: piece.slug })}
                    lang={piece.langs?.title}
                    className="card-link"
                  >
                    <Unbroken>{piece.title}</Unbroken>
                  </ShopLink>
                </h2>
                <p className="card-price">
                  <PointPrice points={piece.points} money={piece.price} />
                </p>
              </article>
            </li>
          ))}
        </ul>
      )}
      <PageNumbers
        page={page}
        lastPage={lastPage}
        addressOf={(number) => withQuery(to('member-store'), { page: number })}
      />
    </div>
  )
}
