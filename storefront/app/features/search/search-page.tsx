import { Button } from '@fitout/ui/button.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { ReadingCorner } from '../../shared/page-states/reading-corner.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { FoundItem } from './found-item.tsx'
import { foundPath } from './found-path.ts'
import type { loadSearch } from './load-search.ts'
import { SearchPlaces } from './search-places.tsx'
import type { SearchGroup } from './use-suggestions.ts'

type Props = Awaited<ReturnType<typeof loadSearch>>

/** All search results, by group; works without scripts. */
export function SearchPage({ keyword, corrected, groups, variants, popular }: Props) {
  const t = useTranslations('search')
  const screens = useTranslations('screens')
  const to = useTo()
  const others = popular.filter((word) => !variants.includes(word))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return (
    <section className="page pt-block pb-section">
      <PageHead title={keyword ? t('resultsFor', { keyword }) : t('open')} hidden />
      <h1 className="font-display text-display">{keyword ? screens('search') : t('open')}</h1>
      <Form role="search" action={to('search')} className="mt-8 flex max-w-measure items-end gap-3">
        <TextField
          key={keyword}
          className="flex-1"
          label={t('label')}
          name="keyword"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={keyword}
          placeholder={t('example')}
        />
        <Button type="submit" variant="dark">
          {t('open')}
        </Button>
      </Form>
      {keyword === '' && <SearchPlaces className="mt-block border-t border-stone pt-6" />}
      {keyword && (
        <p role="status" className="mt-6 text-muted">
          {corrected ? t('corrected', { keyword, corrected }) : t('total', { count: total, keyword })}
        </p>
      )}
      {groups.map((group) => (
        <FoundGroup key={group.kind} group={group} keyword={corrected ?? keyword} />
      ))}
      {keyword && total === 0 && (
        <div className="mt-block grid gap-10 border-t border-stone pt-8 lg:columns-12">
          <div className="grid content-start gap-10 lg:col-span-6">
            {variants.length > 0 && <Ways title={t('tryParts')} words={variants} />}
            {others.length > 0 && <Ways title={t('popular')} words={others} />}
            <div>
              <p className="max-w-measure text-lead">{t('askUs')}</p>
              <p className="mt-5">
                <LinkButton as={ShopLink} to={withQuery(to('enquiry'), { subject: keyword })} variant="main">
                  {screens('enquiry')}
                </LinkButton>
              </p>
            </div>
          </div>
          <div className="max-lg:hidden lg:col-span-5 lg:col-start-8">
            <ReadingCorner lamp="dark" />
          </div>
        </div>
      )}
    </section>
  )
}

function FoundGroup({ group, keyword }: { group: SearchGroup; keyword: string }) {
  const t = useTranslations('search')
  const to = useTo()
  const { kind, total, items } = group
  const isMore = kind === 'products' && total > items.length
  return (
    <section aria-labelledby={`found-${kind}`} className="mt-block border-t border-stone pt-6">
      <h2 id={`found-${kind}`} className="font-display text-title">
        {t(kind)} <span className="text-small text-muted tabular-nums">{total}</span>
      </h2>
      <ul className="mt-4 grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item._id}>
            <ShopLink to={foundPath(kind, item, to)} className="search-option">
              <FoundItem kind={kind} item={item} />
            </ShopLink>
          </li>
        ))}
      </ul>
      {isMore && (
        <p className="mt-4">
          <ShopLink
            to={withQuery(to('products'), { keyword })}
            className="line-link inline-flex min-h-target items-center"
          >
            {t('allProducts', { count: total })}
          </ShopLink>
        </p>
      )}
    </section>
  )
}

function Ways({ title, words }: { title: string; words: readonly string[] }) {
  const to = useTo()
  return (
    <div>
      <h2 className="text-small font-medium">{title}</h2>
      <ul className="search-places">
        {words.map((word) => (
          <li key={word}>
            <ShopLink to={withQuery(to('search'), { keyword: word })} className="line-link">
              {word}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
