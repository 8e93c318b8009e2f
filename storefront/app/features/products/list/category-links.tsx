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
  const up = [{ key: 'all', title: t('allProducts'), path: to('products') }].concat(
    place.way.map(({ id, slug, title }) => ({ key: id, title, path: to('category', { id, slug }) })),
  )
  return (
    <ul className="grid gap-0.5 text-small">
      {place.here &&
        up.map((link) => (
          <li key={link.key}>
            <ShopLink
              to={address(link.path)}
              className="inline-flex min-h-8 items-center gap-2 text-muted hover:text-ink"
            >
              <ArrowLeft aria-hidden="true" size={14} strokeWidth={1.5} />
              {link.title}
            </ShopLink>
          </li>
        ))}
      {place.below.map(({ id, slug, title, count }) => {
        const isHere = id === place.here?.id
        return (
          <li key={id} className="flex items-center justify-between gap-4">
            <ShopLink
              to={address(to('category', { id, slug }))}
              aria-current={isHere ? 'page' : undefined}
              className="inline-flex min-h-8 flex-1 items-center decoration-1 underline-offset-4 hover:underline
                aria-[current=page]:font-medium aria-[current=page]:underline"
            >
              {title}
            </ShopLink>
            <span className="text-caption text-muted tabular-nums">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}
