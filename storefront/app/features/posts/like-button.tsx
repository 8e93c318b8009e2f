import { Button } from '@fitout/ui/button.tsx'
import Heart from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { useLike } from './use-like.ts'

export function LikeButton({ post }: { post: { id: string; likes: number } }) {
  const t = useTranslations('posts')
  const wordsForError = useWordsForError()
  const { isLiked, likes, toggle, error } = useLike(post)
  return (
    <div>
      <Button variant="quiet" aria-pressed={isLiked} onClick={toggle}>
        <Heart aria-hidden="true" size={18} strokeWidth={1.5} className={isLiked ? 'fill-clay text-clay' : ''} />
        <span className="sr-only">{t(isLiked ? 'liked' : 'like')}</span>
        <span className="tabular-nums">{t('likes', { count: likes })}</span>
      </Button>
      <p role="alert" className="max-w-phrase text-caption text-brick empty:hidden">
        {error && t('likeFailed', { reason: wordsForError(error) })}
      </p>
    </div>
  )
}
