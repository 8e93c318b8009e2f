import { languageTags } from '@fitout/contract/locales.ts'
import { Avatar } from '@fitout/ui/avatar.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { writeInstant } from '../../shared/i18n/shop-dates.ts'
import type { Comment } from './use-comments.ts'

export function CommentRow({ comment }: { comment: Comment }) {
  const t = useTranslations('posts')
  const locale = useLocale()
  const { user, language, status, created_at } = comment
  return (
    <Row
      name={user.username}
      face={user.avatar ?? undefined}
      language={language ? languageTags[language] : undefined}
      comment={comment.comment}
      isDraft={status === 'DRAFT'}
    >
      <time dateTime={created_at} className="tabular-nums">
        {writeInstant(created_at, locale)}
      </time>
      {status === 'DRAFT' && <span className="text-amber">{t('pending')}</span>}
    </Row>
  )
}

/** A comment shown to its author while it is being sent. */
export function CommentUnderWay({ name, comment }: { name: string; comment: string }) {
  const t = useTranslations('posts')
  const locale = useLocale()
  return (
    <Row name={name} language={languageTags[locale]} comment={comment} isDraft>
      <span>{t('underWay')}</span>
    </Row>
  )
}

type RowProps = {
  name: string
  face?: string | undefined
  language: string | undefined
  comment: string
  isDraft: boolean
  children: ReactNode
}

function Row({ name, face, language, comment, isDraft, children }: RowProps) {
  const t = useTranslations('posts')
  return (
    <li className="flex gap-4 border-t border-stone py-6" data-status={isDraft ? 'DRAFT' : 'ACTIVE'}>
      <span lang={language}>
        <Avatar name={name || '·'} picture={face} size="small" isDecorative />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-caption text-muted">
          <span className="font-medium text-ink" lang={name ? language : undefined}>
            {name || t('aReader')}
          </span>
          {children}
        </p>
        <p lang={language} className={`mt-2 whitespace-pre-line wrap-anywhere ${isDraft ? 'text-muted' : ''}`}>
          {comment}
        </p>
      </div>
    </li>
  )
}
