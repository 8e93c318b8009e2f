import { Button } from '@fitout/ui/button.tsx'
import { withQuery } from '@fitout/contract/with-query.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentRow, CommentUnderWay } from './comment-row.tsx'
import { type CommentPage, useComments, useWriting } from './use-comments.ts'

/** The comments of readers, and the form to add one. */
export function Comments({ postId, published }: { postId: string; published: CommentPage }) {
  const t = useTranslations('posts')
  const errors = useTranslations('errors')
  const { comments, total, isLost, more, isFetchingMore } = useComments(postId, published)
  const [text, setText] = useState('')
  const writing = useWriting(postId, setText)
  const user = useUser()
  const isEmpty = comments.length === 0 && !writing.isPending
  return (
    <section id="comments" aria-labelledby="comments-title" className="grid gap-y-8 pt-section lg:columns-12">
      <div className="lg:col-span-4">
        <h2 id="comments-title" className="font-display text-heading">
          {t('comments')}
        </h2>
        <p className="mt-3 text-small text-muted tabular-nums">{t('commentCount', { count: total })}</p>
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        {user?.registered ? <CommentForm text={text} onText={setText} writing={writing} /> : <SignInFirst />}
        <ul className="mt-8 max-w-measure">
          {writing.isPending && <CommentUnderWay name={user?.username ?? ''} comment={writing.variables} />}
          {comments.map((comment) => (
            <CommentRow key={comment._id} comment={comment} />
          ))}
        </ul>
        {isEmpty && (
          <p className="text-small text-muted">
            {errors('noComments')}
            <br />
            {t('noCommentsText')}
          </p>
        )}
        {isLost && (
          <p role="alert" className="mt-4 text-caption text-brick">
            {t('commentsLost')}
          </p>
        )}
        {more && (
          <Button isBusy={isFetchingMore} onClick={more} className="mt-8">
            {t('moreComments')}
          </Button>
        )}
      </div>
    </section>
  )
}

function SignInFirst() {
  const t = useTranslations('posts')
  const to = useTo()
  const { pathname } = useLocation()
  return (
    <div className="flex max-w-measure flex-wrap items-center gap-x-6 gap-y-3 rounded-sm bg-sand p-5">
      <p className="flex-1 text-small">{t('signInToComment')}</p>
      <LinkButton as={ShopLink} size="small" to={withQuery(to('login-email'), { return_to: pathname })}>
        {t('signIn')}
      </LinkButton>
      <noscript>
        <p className="w-full text-caption text-muted">{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
