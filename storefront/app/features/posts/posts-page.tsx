import { withQuery } from '@fitout/contract/with-query.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { leftOver } from '../../shared/lists/left-over.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageNumbers } from '../../shared/page/page-numbers.tsx'
import { FeedLink } from './feed-link.tsx'
import { PostSearch } from './post-search.tsx'
import type { Journal } from './load-posts.ts'
import { PostCard } from './post-card.tsx'

/** The studio's journal: categories, a search, articles. */
export function PostsPage({ journal }: { journal: Journal }) {
  const t = useTranslations('posts')
  const words = useTranslations('catalogue')
  const screens = useTranslations('screens')
  const to = useTo()
  const { filters, posts, total, page, lastPage } = journal
  const isFiltered = filters.category !== '' || filters.keyword !== ''
  const category = journal.categories.find(({ key }) => key === filters.category)
  const named = category ? `${category.title} · ${screens('blogs')}` : screens('blogs')
  const title = page > 1 ? words('pageTitle', { title: named, page }) : named
  const pathWith = (changes: Record<string, string | number | undefined>) =>
    withQuery(to('blogs'), { ...filters, ...changes })
  const opensWithLead = !isFiltered && page === 1
  const [lead, ...others] = posts
  const listed = opensWithLead ? others : posts
  return (
    <div className="page pt-block pb-section">
      <PageHead title={title} description={t('description')} />
      <header className="grid gap-y-4 pb-block lg:columns-12 lg:items-end">
        <h1 lang={category?.langs?.title} className="font-display text-display lg:col-span-5">
          {category?.title ?? screens('blogs')}
        </h1>
        <p className="max-w-measure text-muted lg:col-span-6 lg:col-start-7">{t('intro')}</p>
      </header>
      <PostSearch journal={journal} pathWith={pathWith} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 py-4 text-caption text-muted">
        <p role="status" className="tabular-nums">
          {filters.keyword ? t('countFor', { keyword: filters.keyword, count: total }) : t('count', { count: total })}
          {isFiltered && (
            <>
              {' '}
              <ShopLink to={to('blogs')} className="line-link ms-3 inline-flex min-h-8 items-center text-ink">
                {t('clear')}
              </ShopLink>
            </>
          )}
        </p>
        <FeedLink />
      </div>
      {posts.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <LinkButton as={ShopLink} to={to('blogs')}>
              {t('emptyAction')}
            </LinkButton>
          }
        />
      ) : (
        <>
          {opensWithLead && lead && (
            <div className="pt-4 pb-block">
              <PostCard post={lead} look="lead" isFirst />
            </div>
          )}
          <ul className="card-rows post-rows pt-4">
            {listed.map((post, index) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  isFirst={!opensWithLead && index === 0}
                  isLeftOver={leftOver(index, listed.length, 3) > 0}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <PageNumbers page={page} lastPage={lastPage} addressOf={(number) => pathWith({ page: number })} />
    </div>
  )
}
