import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { SentPictures } from '../../shared/uploads/sent-pictures.tsx'
import type { Reply } from './use-replies.ts'

type Props = { replies: readonly Reply[]; imageAddress: (reply: Reply, image: string) => string }

/** The messages of both sides, oldest first. */
export function RepliesList({ replies, imageAddress }: Props) {
  return (
    <ol className="grid gap-6">
      {replies.map((reply) => (
        <Item key={reply._id} reply={reply} imageAddress={(image) => imageAddress(reply, image)} />
      ))}
    </ol>
  )
}

type ItemProps = { reply: Reply; imageAddress: (image: string) => string }

function Item({ reply: { from, name, text, image_ids: images, created_at: at }, imageAddress }: ItemProps) {
  const t = useTranslations('enquiryReplies')
  const isStudio = from === 'STUDIO'
  return (
    <li className={`grid gap-1 border-s-2 ps-4 ${isStudio ? 'border-clay' : 'border-stone'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-caption text-muted">
        <span className="font-medium text-ink">
          {isStudio ? [name, t('studio')].filter(Boolean).join(' · ') : t('you')}
        </span>
        <time dateTime={at} className="tabular-nums">
          {showInstant(at)}
        </time>
      </p>
      <p className="max-w-measure text-small wrap-anywhere whitespace-pre-line">{text}</p>
      <SentPictures
        addresses={images.map(imageAddress)}
        nameOf={(number) => t('picture', { number })}
        className="mt-1 max-w-measure gap-3"
      />
    </li>
  )
}
