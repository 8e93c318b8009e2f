import { Chip } from '@fitout/ui/chip.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toggled } from '../../../shared/filters/address-values.ts'
import type { ProductList } from './load-product-list.ts'
import { attributeKeys, listAddress, type ProductFilters, withoutFilters } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ list, state }: { list: ProductList; state: FilterState }) {
  const t = useTranslations('catalogue')
  const { filters, path, addressWith } = state
  const chips: { key: string; title: string; lang?: string | undefined; change: Partial<ProductFilters> }[] = []
  if (filters.keyword) {
    chips.push({ key: 'keyword', title: t('keywordChip', { keyword: filters.keyword }), change: { keyword: '' } })
  }
  for (const { id, title, langs } of list.chosenCategories) {
    chips.push({ key: id, title, lang: langs?.title, change: { categories: toggled(filters.categories, id) } })
  }
  for (const name of attributeKeys) {
    const values = list.facets?.attributes.find((attribute) => attribute.name === name)?.values ?? []
    for (const value of filters[name]) {
      const known = values.find((one) => one.value === value)
      const [title, lang] = [known?.title ?? value, known?.langs?.title]
      chips.push({ key: `${name}-${value}`, title, lang, change: { [name]: toggled(filters[name], value) } })
    }
  }
  const { minPrice, maxPrice, rating } = filters
  if (minPrice !== undefined || maxPrice !== undefined) {
    const from = minPrice === undefined ? undefined : formatMoney(minPrice)
    const to = maxPrice === undefined ? undefined : formatMoney(maxPrice)
    const title =
      from && to ? `${from} – ${to}` : from ? t('priceFrom', { amount: from }) : t('priceTo', { amount: to ?? '' })
    chips.push({ key: 'price', title, change: { minPrice: undefined, maxPrice: undefined } })
  }
  if (filters.inStock) chips.push({ key: 'in-stock', title: t('inStock'), change: { inStock: false } })
  if (filters.onSale) chips.push({ key: 'on-sale', title: t('onSale'), change: { onSale: false } })
  if (rating !== undefined) {
    chips.push({ key: 'rating', title: t('ratingAtLeast', { rating }), change: { rating: undefined } })
  }
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 pb-6">
      <ul aria-label={t('activeFilters')} className="contents">
        {chips.map((chip) => (
          <li key={chip.key}>
            <Chip as={Link} to={addressWith(chip.change)} preventScrollReset removeLabel={t('removeFilter')}>
              <span lang={chip.lang}>{chip.title}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <Link
        to={listAddress(path, withoutFilters(filters))}
        preventScrollReset
        className="line-link ms-2 inline-flex min-h-9 items-center text-caption"
      >
        {t('clearAll')}
      </Link>
    </div>
  )
}
