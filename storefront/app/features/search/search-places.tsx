import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { useShop } from '../../shared/page/shop.tsx'

type Props = { isWaiting?: boolean; onFollow?: () => void; className?: string }

/** Suggestions without a query: the entries of the wide menus, and the screens beside them. */
export function SearchPlaces({ isWaiting = false, onFollow, className }: Props) {
  const t = useTranslations('search')
  const { navigation } = useShop().navbar
  const places = navigation.flatMap((item) => (item.megamenu ? item.children : item.children.length > 0 ? [] : [item]))
  return (
    <div className={className} data-stale={isWaiting || undefined}>
      <p id="search-places" className="text-caption text-muted">
        {t('browse')}
      </p>
      <ul aria-labelledby="search-places" className="search-places">
        {places.map((place) => (
          <li key={place.path}>
            <ConfiguredLink address={place.path} lang={place.langs?.title} onClick={onFollow}>
              {place.title}
            </ConfiguredLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
