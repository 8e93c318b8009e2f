import { withQuery } from '@fitout/contract/with-query.ts'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { writeDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { PostView } from './post-view.ts'

export function PostHeader({ post }: { post: PostView }) {
  const t = useTranslations('posts')
  const locale = useLocale()
  const to = useTo()
  const isUpdated = post.updatedAt.slice(0, 10) > post.publishedAt.slice(0, 10)
  return (
    <header className="grid gap-y-5 pt-6 pb-block md:pt-10 lg:columns-12">
      <div className="lg:col-span-9">
        <p className="flex flex-wrap gap-x-4 text-caption">
          {post.categories.map(({ key, title, langs }) => (
            <ShopLink
              key={key}
              to={withQuery(to('blogs'), { category: key })}
              lang={langs?.title}
              className="line-link inline-flex min-h-8 items-center"
            >
              {title}
            </ShopLink>
          ))}
        </p>
        <h1 lang={post.langs?.title} className="mt-3 font-display text-display">
          <Unbroken>{post.title}</Unbroken>
        </h1>
        <p lang={post.langs?.excerpt} className="mt-5 max-w-measure text-lead text-muted">
          {post.excerpt}
        </p>
        <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
          <span lang={post.langs?.author}>{post.author}</span>
          <time dateTime={post.publishedAt} className="tabular-nums">
            {writeDate(post.publishedAt, locale)}
          </time>
          <span>{t('minutes', { count: post.minutes })}</span>
          {isUpdated && <span>{t('updated', { date: writeDate(post.updatedAt, locale) })}</span>}
        </p>
      </div>
    </header>
  )
}
