import { strikeMessage } from '@fitout/contract/renovation-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { InWords } from '../../shared/text/in-words.tsx'
import { SentPictures } from '../../shared/uploads/sent-pictures.tsx'
import { type Message, useMessagesChanged } from './use-messages.ts'

type Props = {
  id: string
  message: Message
  /** False if the line is already shown above. */
  isLineNamed?: boolean
}

/** One message with its author and time. */
export function MessageItem({ id, message, isLineNamed = true }: Props) {
  const t = useTranslations('renovationMessages')
  const { _id, image_ids: images } = message
  const { from, name, is_own: isOwn, text, is_struck: isStruck, created_at: at, subject_title: title } = message
  const who = isOwn ? t('you') : name || t(from === 'STUDIO' ? 'studio' : 'someone')
  return (
    <li className={`grid gap-1 border-s-2 ps-4 ${from === 'STUDIO' ? 'border-clay' : 'border-stone'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-caption text-muted">
        <span className="font-medium text-ink">{from === 'STUDIO' && name ? `${name} · ${t('studio')}` : who}</span>
        <time dateTime={at} className="tabular-nums">
          {showInstant(at)}
        </time>
      </p>
      {isLineNamed && title && (
        <p className="text-caption wrap-anywhere text-muted">
          {t('about')} <InWords words={title} />
        </p>
      )}
      {isStruck ? (
        <p className="text-small text-muted italic">{t('struck')}</p>
      ) : (
        <p className="max-w-measure text-small wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      <SentPictures
        addresses={images.map((image) => `/api/renovations/${id}/messages/${_id}/images/${image}`)}
        nameOf={(number) => t('picture', { number })}
        className="mt-1 max-w-measure gap-3"
      />
      {message.strike_until && <Strike id={id} message={message} />}
    </li>
  )
}

function Strike({ id, message: { _id, created_at: at } }: Props) {
  const t = useTranslations('renovationMessages')
  const changed = useMessagesChanged(id)
  const strike = useMutation({
    mutationFn: () => call(strikeMessage, { params: { id, message_id: _id }, body: {} }),
    meta: { success: t('struckDone') },
    onSettled: () => void changed(),
  })
  return (
    <p>
      <button
        type="button"
        disabled={strike.isPending}
        aria-label={t('strikeOf', { time: showInstant(at) })}
        onClick={() => strike.mutate()}
        className="line-link inline-flex min-h-7 items-center text-caption"
      >
        {t('strike')}
      </button>
    </p>
  )
}
