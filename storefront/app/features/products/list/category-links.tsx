import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { CategoryPlace } from './category-branch.ts'
import { listAddress } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

type Props = { place: CategoryPlace; state: FilterState }

/** Up the tree and down it; the other filters come along. */
export function CategoryLinks({ place, state: { filters } }: Props) {
  const t = useTranslations('catalogue')
  const to = useTo()
  const address = (path: string) => listAddress(path, { ...filters, categories: [], page: 1 })
  const up = [
    { key: 'all', title: t('allProducts'), lang: undefined, path: to('products') },
    ...place.way.map(({ id, slug, title, langs }) => ({
      key: id,
      title,
      lang: langs?.title,
      path: to('category', { id, slug }),
    })),
  ]
  return (
    <ul>
      {place.here &&
        up.map((link) => (
          <li key={link.key}>
            <ShopLink
              to={address(link.path)}
              className="filter-link inline-flex items-center gap-2 text-muted hover:text-ink"
            >
              <ArrowLeft aria-hidden="true" size={14} strokeWidth={1.5} />
              <span lang={link.lang}>{link.title}</span>
            </ShopLink>
          </li>
        ))}
      {place.below.map(({ id, slug, title, langs, count }) => {
        const isHere = id === place.here?.id
        return (
          <li key={id} className="filter-row">
            <ShopLink
              to={address(to('category', { id, slug }))}
              aria-current={isHere ? 'page' : undefined}
              lang={langs?.title}
            >
              {title}
            </ShopLink>
            <span>{count}</span>
          </li>
        )
      })}
    </ul>
  )
}
