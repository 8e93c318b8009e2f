import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { placeOf, type ProductCardView } from '../../../shared/catalogue/product-card-view.ts'
import { ProductGrid } from '../../../shared/catalogue/product-grid.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { PageNumbers } from '../../../shared/page/page-numbers.tsx'
import { PageTrail } from '../../../shared/page/page-trail.tsx'
import { useHasScripts } from '../../../shared/page/use-has-scripts.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { listViewScript } from './list-view-script.ts'
import { recallListView } from './list-view.ts'
import type { ProductList } from './load-product-list.ts'
import { countFilters, listAddress, withoutFilters } from './product-filters.ts'
import { type FilterState, useFilters } from './use-filters.ts'

type Props = {
  list: ProductList
  /** Shows one of the products over the list. */
  quickView: (card: ProductCardView, onClose: () => void) => ReactNode
}

/** The products of the shop, or of one category. */
export function ProductListPage({ list, quickView }: Props) {
  const t = useTranslations('catalogue')
  const to = useTo()
  const state = useFilters()
  const [viewed, setViewed] = useState<ProductCardView>()
  const hasScripts = useHasScripts()
  useLayoutEffect(recallListView, [])
  const { isPending, addressWith } = state
  const { here, way } = list.place
  const title = here?.title ?? t('allProducts')
  const about = here?.about.text ? here.about : { text: t('description'), lang: undefined }
  const trail = [
    ...(here ? [{ title: t('allProducts'), href: to('products') }] : []),
    ...way.map((link) => ({
      title: link.title,
      lang: link.langs?.title,
      href: to('category', placeOf(link)),
    })),
    { title, lang: here?.langs?.title },
  ]
  const quickViewOf = (card: ProductCardView) => (
    <button
      type="button"
      onClick={() => setViewed(card)}
      aria-label={t('quickViewOf', { title: card.title })}
      className="card-quick"
    >
      <span>{t('quickView')}</span>
    </button>
  )
  return (
    <div className="page pt-4 pb-section">
      <script dangerouslySetInnerHTML={{ __html: listViewScript }} />
      <ListHead list={list} title={title} description={here ? here.about.text : about.text} />
      <PageTrail steps={trail} />
      <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
        <h1 lang={here?.langs?.title} className="font-display text-display lg:col-span-7">
          {title}
        </h1>
        <p lang={about.lang} className="max-w-phrase text-muted lg:col-span-4 lg:col-start-9">
          {about.text}
        </p>
      </header>
      <div className="flex items-start gap-6">
        <FilterSidebar list={list} state={state} />
        <section aria-label={title} className="min-w-0 flex-1">
          <ListToolbar list={list} state={state} />
          <ActiveFilters list={list} state={state} />
          {list.correctedKeyword && (
            <p className="pb-6 text-small text-muted">{t('corrected', { keyword: list.correctedKeyword })}</p>
          )}
          {list.cards.length === 0 ? (
            <NoProducts state={state} />
          ) : (
            <ProductGrid
              cards={list.cards}
              layout="list"
              headingLevel={2}
              first={2}
              isBusy={isPending}
              action={hasScripts ? quickViewOf : undefined}
            />
          )}
          <PageNumbers
            page={list.page}
            lastPage={list.lastPage}
            addressOf={(page) => addressWith({ page: page ?? 1 })}
          />
        </section>
      </div>
      {viewed && quickView(viewed, () => setViewed(undefined))}
    </div>
  )
}

type ListHeadProps = { list: ProductList; title: string; description: string }

/** Search engines list each page of the list. */
function ListHead({ list: { place, page }, title: usual, description }: ListHeadProps) {
  const t = useTranslations('catalogue')
  const { listing_title: title = usual, ...listing } = place.here?.listing ?? {}
  return (
    <PageHead title={page > 1 ? t('pageTitle', { title, page }) : title} description={description} listing={listing} />
  )
}

function NoProducts({ state: { filters, path } }: { state: FilterState }) {
  const t = useTranslations('catalogue')
  const to = useTo()
  const isFiltered = countFilters(filters) > 0
  return (
    <EmptyState
      title={isFiltered ? t('empty') : t('emptyCategory')}
      text={isFiltered ? t('emptyText') : undefined}
      action={
        <>
          <LinkButton
            as={ShopLink}
            to={isFiltered ? listAddress(path, withoutFilters(filters)) : to('products')}
            variant="dark"
          >
            {isFiltered ? t('clearAll') : t('seeAll')}
          </LinkButton>
          <LinkButton as={ShopLink} to={to('contact-us')}>
            {t('contact')}
          </LinkButton>
        </>
      }
    />
  )
}
