import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import type { ProductCardView } from '../../shared/catalogue/product-card-view.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageNumbers } from '../../shared/page/page-numbers.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { useWishedPieces } from './use-wished-pieces.ts'
import { type AddLine, WishedPiece } from './wished-piece.tsx'

type Props = {
  line: AddLine
  quickView: (card: ProductCardView, onClose: () => void) => ReactNode
}

/** The visitor's wishlist, three products a page. */
export function WishlistPage({ line, quickView }: Props) {
  const t = useTranslations('wishlist')
  const shell = useTranslations('shell')
  const screens = useTranslations('screens')
  const to = useTo()
  const wordsForError = useWordsForError()
  const wished = useWishedPieces()
  const user = useUser()
  const [viewed, setViewed] = useState<ProductCardView>()
  const pieces = wished.data?.data
  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0">
      <PageHead title={screens('wishlist')} hidden />
      <h1 className="font-display text-display">{screens('wishlist')}</h1>
      <p className="mt-3 max-w-measure text-muted">{t('lead')}</p>
      <Unscripted text={t('needsScript')} />
      <div className="mt-block noscript:hidden">
        {pieces === undefined && !wished.error && <Waiting label={t('loading')} />}
        {pieces === undefined && wished.error && (
          <div role="alert">
            <EmptyState
              title={t('failed')}
              text={wordsForError(wished.error)}
              action={<Button onClick={() => void wished.refetch()}>{shell('tryAgain')}</Button>}
            />
          </div>
        )}
        {wished.data?.total === 0 && (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={
              <LinkButton as={ShopLink} to={to('products')} variant="main">
                {t('toProducts')}
              </LinkButton>
            }
          />
        )}
        <ul className="card-rows wished-rows" aria-busy={wished.isPlaceholderData || undefined}>
          {pieces?.map((piece) => (
            <WishedPiece
              key={piece._id}
              piece={piece}
              line={line}
              onRemove={() => wished.remove(piece)}
              onChoose={setViewed}
            />
          ))}
        </ul>
        <PageNumbers
          page={wished.page}
          lastPage={wished.last}
          addressOf={(number) => withQuery(to('wishlist'), { page: number })}
        />
        {/* Below the list and loaded after it, where it moves nothing. */}
        {pieces && user && !user.registered && <p className="mt-block max-w-measure text-muted">{t('leadGuest')}</p>}
      </div>
      {viewed && quickView(viewed, () => setViewed(undefined))}
    </section>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-gutter md:grid-cols-3">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-36 md:aspect-4/5 md:h-auto" />
      ))}
    </div>
  )
}
