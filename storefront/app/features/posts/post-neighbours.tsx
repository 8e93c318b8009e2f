import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { PostNeighbour, PostView } from './post-view.ts'

/** Links to the previous and the next article. */
export function PostNeighbours({ previous, next }: Pick<PostView, 'previous' | 'next'>) {
  const t = useTranslations('posts')
  if (!previous && !next) return null
  return (
    <nav aria-label={t('neighbours')} className="grid border-y border-stone sm:grid-cols-2">
      {previous && <Way post={previous} label={t('previous')} rel="prev" />}
      {next && <Way post={next} label={t('next')} rel="next" />}
    </nav>
  )
}

function Way({ post, label, rel }: { post: PostNeighbour; label: string; rel: 'prev' | 'next' }) {
  const to = useTo()
  const Arrow = rel === 'prev' ? ArrowLeft : ArrowRight
  return (
    <ShopLink
      to={to('blog', { id: post.id, slug: post.slug })}
      rel={rel}
      className={`group flex flex-col gap-2 py-7 ${rel === 'next' ? 'sm:col-start-2 sm:items-end sm:ps-gutter sm:text-end max-sm:not-first:border-t max-sm:border-stone' : 'sm:pe-gutter'}`}
    >
      <span className="flex items-center gap-2 text-caption text-muted">
        {rel === 'prev' && <Arrow aria-hidden="true" size={16} strokeWidth={1.5} />}
        {label}
        {rel === 'next' && <Arrow aria-hidden="true" size={16} strokeWidth={1.5} />}
      </span>
      <span
        lang={post.langs?.title}
        className="font-display text-title text-balance decoration-1 underline-offset-4 group-hover:underline"
      >
        {post.title}
      </span>
    </ShopLink>
  )
}
