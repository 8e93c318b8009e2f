import { MoreButton } from '../../shared/account/more-button.tsx'
import { useTranslations } from 'use-intl'
import { RepliesList } from './replies-list.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useOwnReplies } from './use-replies.ts'

/** The thread of a member's own enquiry below it. */
export function OwnReplies({ id }: { id: string }) {
  const t = useTranslations('enquiryReplies')
  const { query, send } = useOwnReplies(id)
  const replies = query.data?.items ?? []
  // A member can reply only after the studio has.
  if (replies.length === 0) return null
  return (
    <details className="mt-4" open={replies[0]?.from === 'STUDIO'}>
      <summary className="min-h-7 cursor-pointer text-small">
        {t('conversation', { count: query.data?.total ?? replies.length })}
      </summary>
      <div className="mt-4 grid gap-6">
        <MoreButton list={query} />
        <RepliesList
          replies={replies.toReversed()}
          imageAddress={(reply, image) => `/api/enquiries/${id}/replies/${reply._id}/images/${image}`}
        />
        <ReplyForm send={send} />
      </div>
    </details>
  )
}
