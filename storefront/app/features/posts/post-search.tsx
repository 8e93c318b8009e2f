import { buttonStyle } from '@fitout/ui/button-style.ts'
import { classNames } from '@fitout/ui/class-names.ts'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Journal } from './load-posts.ts'

type Props = {
  journal: Journal
  pathWith: (changes: Record<string, string | undefined>) => string
}

const pill = 'inline-flex min-h-10 items-center rounded-full border px-4 text-caption transition-colors active:bg-stone'

/** Categories and sort orders are links, the search is a plain form: all work without JavaScript. */
export function PostSearch({ journal, pathWith }: Props) {
  const t = useTranslations('posts')
  const to = useTo()
  const navigate = useNavigate()
  const { filters, categories, sorts } = journal
  const current = filters.sort || sorts[0]?.key
  return (
    <search className="grid gap-y-6 border-y border-stone py-6 lg:columns-12 lg:items-end">
      <nav aria-label={t('categories')} className="lg:col-span-8">
        <ul className="flex flex-wrap gap-2">
          {[{ key: '', title: t('all'), langs: undefined }, ...categories].map(({ key, title, langs }) => (
            <li key={key}>
              <ShopLink
                to={pathWith({ category: key })}
                lang={langs?.title}
                preventScrollReset
                aria-current={key === filters.category ? 'page' : undefined}
                className={classNames(
                  pill,
                  key === filters.category ? 'border-ink bg-ink text-paper' : 'border-stone hover:border-ink',
                )}
              >
                {title}
              </ShopLink>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-x-5 text-caption">
          <span className="flex min-h-8 items-center text-muted">{t('sort')}</span>
          {sorts.map(({ key, title, langs }, index) => (
            <ShopLink
              key={key}
              to={pathWith({ sort: index === 0 ? undefined : key })}
              lang={langs?.title}
              preventScrollReset
              aria-current={key === current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-8 items-center',
                key === current ? 'font-medium' : 'line-link text-muted',
              )}
            >
              {title}
            </ShopLink>
          ))}
        </p>
      </nav>
      <form
        method="get"
        action={to('blogs')}
        key={filters.keyword}
        className="flex items-end gap-2 lg:col-span-4"
        onSubmit={(event) => {
          event.preventDefault()
          const keyword = new FormData(event.currentTarget).get('keyword')
          void navigate(pathWith({ keyword: typeof keyword === 'string' ? keyword.trim() : '' }), {
            preventScrollReset: true,
          })
        }}
      >
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        <TextField
          type="search"
          name="keyword"
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          defaultValue={filters.keyword}
          maxLength={100}
          className="min-w-0 flex-1"
        />
        <button type="submit" className={classNames(buttonStyle({ variant: 'plain' }), 'px-5!')}>
          {t('search')}
        </button>
      </form>
    </search>
  )
}
