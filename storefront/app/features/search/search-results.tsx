import type { SearchKind } from '@fitout/contract/search.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { FoundItem } from './found-item.tsx'
import { SearchPlaces } from './search-places.tsx'
import type { SuggestedOption } from './suggested-options.ts'
import type { Suggestions } from './use-suggestions.ts'

type Props = {
  id: string
  suggestions: Suggestions
  options: SuggestedOption[]
  activeId: string | undefined
  /** Shown until the answer to the latest input has arrived. */
  isStale: boolean
  onFollow: () => void
}

/** The results in groups, with the matches highlighted. */
export function SearchResults({ id, suggestions, options, activeId, isStale, onFollow }: Props) {
  const t = useTranslations('search')
  const { keyword, groups, hasFailed } = suggestions
  const shown = options.filter(({ group }) => group !== 'all').length
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

  return (
    <div className="page" data-stale={isStale || undefined}>
      <p role="status" className={shown === 0 ? 'pt-6 text-lead' : 'sr-only'}>
        {hasFailed ? t('failed') : t('found', { count: shown, keyword })}
      </p>
      {shown === 0 && <SearchPlaces onFollow={onFollow} className="py-6" />}
      <div id={id} role="listbox" aria-label={t('suggestions')} className={shown > 0 ? 'search-groups' : undefined}>
        {groups.map(({ kind }) => (
          <Group key={kind} kind={kind} isAlone={groups.length === 1}>
            {options.map((option) =>
              option.group === kind && option.item
                ? line(option, <FoundItem kind={kind} item={option.item} />)
                : undefined,
            )}
          </Group>
        ))}
        {shown > 0 && (
          <div role="group" aria-label={t('more')} className="search-ways">
            {options.map((option) => (option.group === 'all' ? line(option, t('allResults')) : undefined))}
          </div>
        )}
      </div>
    </div>
  )
}

function Group({ kind, isAlone, children }: { kind: SearchKind; isAlone: boolean; children: ReactNode }) {
  const t = useTranslations('search')
  const id = `search-group-${kind}`
  return (
    <div role="group" aria-labelledby={id} data-alone={isAlone || undefined} className="search-group">
      <p id={id} role="presentation" className="text-caption text-muted">
        {t(kind)}
      </p>
      <div role="presentation" className="search-cards">
        {children}
      </div>
    </div>
  )
}
