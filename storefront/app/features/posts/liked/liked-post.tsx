import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import Heart from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../../shared/api/words-for-error.ts'
import { pictureIn } from '../../../shared/catalogue/picture-in.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { writeDate } from '../../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { inLanguage } from '../../../shared/text/in-language.tsx'
import { type LikedPost as Post, useLike } from './use-liked-posts.ts'

export function LikedPost({ post }: { post: Post }) {
  const t = useTranslations('likedPosts')
  const locale = useLocale()
  const to = useTo()
  const wordsForError = useWordsForError()
  const like = useLike(post)
  const title = inLocale(post.title, locale)
  const byline = {
    author: inLocale(post.author, locale),
    date: writeDate(post.published_at, locale),
    name: inLanguage(langOf(post.author, locale)),
  }
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-4 border-t border-stone py-6 last:border-b sm:flex-nowrap">
      {post.cover && (
        <div className="w-full shrink-0 sm:w-48">
          <Picture
            picture={pictureIn(post.cover, locale)}
            sizes="(width < 577px) 100vw, 12rem"
            ratio="room"
            isDecorative
          />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <h2 className="font-display text-title">
          <ShopLink
            to={to('blog', { id: post._id, slug: inLocale(post.slug, locale) })}
            lang={langOf(post.title, locale)}
            className="line-link"
          >
            {title}
          </ShopLink>
        </h2>
        <p className="mt-1 text-caption text-muted tabular-nums">{t.rich('byline', byline)}</p>
        <p lang={langOf(post.excerpt, locale)} className="mt-3 max-w-measure text-small">
          {inLocale(post.excerpt, locale)}
        </p>
        <Button
          variant="quiet"
          aria-label={t(like.isLiked ? 'unlikeOf' : 'likeOf', { title })}
          onClick={like.toggle}
          className="mt-2"
        >
          <Heart aria-hidden="true" size={16} strokeWidth={1.5} className={like.isLiked ? 'fill-clay text-clay' : ''} />
          {t(like.isLiked ? 'unlike' : 'like')}
        </Button>
        <p role="alert" className="text-caption text-brick empty:hidden">
          {like.error && t('failed', { reason: wordsForError(like.error) })}
        </p>
      </div>
    </li>
  )
}
