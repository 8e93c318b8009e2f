import { Picture } from '@fitout/ui/picture.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductCardView } from '../../shared/catalogue/product-card-view.ts'
import { ProductPrice } from '../../shared/catalogue/product-price.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { Marked } from './marked.tsx'
import { SearchPlaces } from './search-places.tsx'
import { optionId, type SuggestedOption } from './suggested-options.ts'
import type { Suggestions } from './use-suggestions.ts'

type Props = {
  id: string
  suggestions: Suggestions
  options: SuggestedOption[]
  activeId: string | undefined
  /** Shown until the answer to what was typed last has come. */
  isStale: boolean
  onFollow: () => void
}

/** What the words would find, in groups; what matched is marked. */
export function SearchResults({ id, suggestions, options, activeId, isStale, onFollow }: Props) {
  const t = useTranslations('search')
  const { keyword, corrected, products, services, hasFailed } = suggestions
  const shown = products.cards.length + services.cards.length
  const lines = (group: SuggestedOption['group']) => options.filter((option) => option.group === group)
  const line = (option: SuggestedOption, children: ReactNode) => (
    <ShopLink
      key={option.id}
      id={option.id}
      to={option.path}
      role="option"
      tabIndex={-1}
      prefetch="none"
      aria-selected={option.id === activeId}
      onClick={onFollow}
      className={option.group === 'all' ? 'search-all' : 'search-option'}
    >
      {children}
    </ShopLink>
  )
  const cards = (group: 'products' | 'services', found: ProductCardView[]) =>
    lines(group).map((option) => {
      const card = found.find((one) => optionId(one.id) === option.id)
      return card && line(option, <Suggestion card={card} keyword={corrected ?? keyword} />)
    })

  return (
    <div className="page" data-stale={isStale || undefined}>
      <p role="status" className={shown === 0 ? 'pt-6 text-lead' : 'sr-only'}>
        {hasFailed ? t('failed') : t('found', { count: shown, keyword })}
      </p>
      {shown === 0 && <SearchPlaces isWaiting={false} onFollow={onFollow} />}
      <div id={id} role="listbox" aria-label={t('suggestions')} className={shown > 0 ? 'search-groups' : undefined}>
        {products.cards.length > 0 && (
          <Group name="products" isAlone={services.cards.length === 0}>
            {cards('products', products.cards)}
          </Group>
        )}
        {services.cards.length > 0 && (
          <Group name="services" isAlone={products.cards.length === 0}>
            {cards('services', services.cards)}
          </Group>
        )}
        {shown > 0 && (
          <div role="group" aria-label={t('more')} className="search-ways">
            {lines('all').map((option) =>
              line(
                option,
                option.id === 'search-all-products' ? t('allProducts', { count: products.total }) : t('allServices'),
              ),
            )}
          </div>
        )}
      </div>
    </div>
  )
}

type GroupProps = { name: 'products' | 'services'; isAlone: boolean; children: ReactNode }

function Group({ name, isAlone, children }: GroupProps) {
  const t = useTranslations('search')
  const id = `search-group-${name}`
  return (
    <div role="group" aria-labelledby={id} data-alone={isAlone || undefined} className={`search-group ${name}`}>
      <p id={id} role="presentation" className="text-caption text-muted">
        {t(name)}
      </p>
      <div role="presentation" className="search-cards">
        {children}
      </div>
    </div>
  )
}

function Suggestion({ card, keyword }: { card: ProductCardView; keyword: string }) {
  return (
    <>
      <Picture picture={card.picture} sizes="56px" fitting={[56, 168]} ratio="square" isDecorative className="w-14" />
      <span className="min-w-0">
        <span className="line-clamp-2 text-small">
          <Marked text={card.title} keyword={keyword} />
        </span>
        <span className="block text-caption text-muted">
          <ProductPrice price={card.price} originalPrice={card.originalPrice} isFrom={card.isFrom} />
        </span>
      </span>
    </>
  )
}
