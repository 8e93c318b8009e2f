import { Picture } from '@fitout/ui/picture.tsx'
import { classNames } from '@fitout/ui/class-names.ts'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { writeDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { PostCardView } from './post-view.ts'

type Props = {
  post: PostCardView
  /** The list's own heading is one level above. */
  level?: 2 | 3
  /** `lead` is the first of a list: a large photograph with the text beside it. */
  look?: 'card' | 'lead'
  isFirst?: boolean
  /** Whether the last row of three has only one or two cards. */
  isLeftOver?: boolean
}

/** An article in a list; the whole card is a link. */
export function PostCard({ post, level = 2, look = 'card', isFirst = false, isLeftOver = false }: Props) {
  const t = useTranslations('posts')
  const locale = useLocale()
  const to = useTo()
  const Heading = `h${level}` as const
  const isLead = look === 'lead'
  return (
    <article className={classNames('group relative min-w-0', isLead && 'grid gap-y-6 lg:columns-12 lg:items-center')}>
      {post.cover && (
        <div className={isLead ? 'lg:col-span-7' : 'post-picture'}>
          <Picture
            picture={post.cover}
            sizes={
              isLead
                ? '(min-width: 1400px) 800px, (min-width: 992px) 58vw, 100vw'
                : isLeftOver
                  ? '(min-width: 1400px) 690px, (min-width: 577px) 52vw, 100vw'
                  : '(min-width: 1400px) 430px, (min-width: 992px) 31vw, (min-width: 577px) 47vw, 100vw'
            }
            ratio="room"
            isDecorative
            priority={isFirst}
          />
        </div>
      )}
      <div className={isLead ? 'lg:col-span-4 lg:col-start-9' : 'post-words'}>
        <p className="flex flex-wrap gap-x-3 text-caption text-muted">
          {post.categories[0] && <span lang={post.categories[0].langs?.title}>{post.categories[0].title}</span>}
          <time dateTime={post.publishedAt} className="tabular-nums">
            {writeDate(post.publishedAt, locale)}
          </time>
        </p>
        <Heading className={isLead ? 'mt-3 font-display text-heading' : 'mt-2 font-display text-title'}>
          <ShopLink
            to={to('blog', { id: post.id, slug: post.slug })}
            lang={post.langs?.title}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <Unbroken>{post.title}</Unbroken>
          </ShopLink>
        </Heading>
        <p
          lang={post.langs?.excerpt}
          className={classNames('text-muted', isLead ? 'mt-4 max-w-phrase' : 'mt-2 text-small')}
        >
          {post.excerpt}
        </p>
        <p className="mt-3 text-caption text-muted">{t('minutes', { count: post.minutes })}</p>
      </div>
    </article>
  )
}
