import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslations } from 'use-intl'
import { placeOf } from '../../../shared/catalogue/product-card-view.ts'
import { readablePath } from '../../../shared/links/readable-path.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { CategoryPlace } from './category-branch.ts'
import { listAddress } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

type Props = { place: CategoryPlace; state: FilterState }

/** Links up and down the tree, which keep the other filters. */
export function CategoryLinks({ place, state: { filters } }: Props) {
  const t = useTranslations('catalogue')
  const to = useTo()
  const address = (path: string) => listAddress(readablePath(path), { ...filters, categories: [], page: 1 })
  const up = [
    { key: 'all', title: t('allProducts'), lang: undefined, path: to('products') },
    ...place.way.map((link) => ({
      key: link.id,
      title: link.title,
      lang: link.langs?.title,
      path: to('category', placeOf(link)),
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
      {place.below.map((link) => (
        <li key={link.id} className="filter-row">
          <ShopLink
            to={address(to('category', placeOf(link)))}
            aria-current={link.id === place.here?.id ? 'page' : undefined}
            lang={link.langs?.title}
          >
            {link.title}
          </ShopLink>
          <span>{link.count}</span>
        </li>
      ))}
    </ul>
  )
}
