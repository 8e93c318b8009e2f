import { CallError } from '@fitout/contract/client.ts'
import { readReplyImageByLink } from '@fitout/contract/enquiry-replies.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { base } from '../../shared/api/browser-call.ts'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { RepliesList } from './replies-list.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useLinkedReplies } from './use-replies.ts'

/** The page behind the link in a reply's mail: the conversation and a form to reply, without signing in. */
export function LinkedPage() {
  const t = useTranslations('enquiryReplies')
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const linked = useLinkedReplies(token)
  const title = t('title', { reference: linked.query.data?.reference ?? '' })
  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0">
      <PageHead title={title} hidden />
      <h1 className="font-display text-display">{title}</h1>
      <Unscripted text={t('needsScript')} />
      <div className="mt-8 max-w-reading noscript:hidden">
        {linked.query.data ? <Thread token={token} {...linked} /> : <Missing token={token} query={linked.query} />}
      </div>
    </section>
  )
}

type Linked = ReturnType<typeof useLinkedReplies>

function Thread({ token, query: { data }, send }: Linked & { token: string }) {
  const t = useTranslations('enquiryReplies')
  if (!data) return null
  const path = (image: string) => base + readReplyImageByLink.path.replace(':file_id', image)
  return (
    <div className="grid gap-8">
      <div className="border-s-2 border-stone ps-4">
        <p className="text-caption text-muted tabular-nums">{t('sent', { time: showInstant(data.created_at) })}</p>
        {data.subject && <p className="mt-1 font-medium wrap-anywhere">{data.subject}</p>}
        <p className="mt-1 max-w-measure text-small wrap-anywhere whitespace-pre-line">{data.description}</p>
      </div>
      {data.messages.length === 0 && <p className="text-muted">{t('none')}</p>}
      <RepliesList replies={data.messages} imageAddress={(_, image) => withQuery(path(image), { token })} />
      <ReplyForm send={send} />
      <p className="text-caption text-muted">{t('until', { time: showInstant(data.expires_at) })}</p>
    </div>
  )
}

function Missing({ token, query: { error, refetch } }: Pick<Linked, 'query'> & { token: string }) {
  const t = useTranslations('enquiryReplies')
  const shell = useTranslations('shell')
  const to = useTo()
  const wordsForError = useWordsForError()
  const isGone = error instanceof CallError && error.problem.status < 500 && error.problem.status !== 429
  if (token === '' || isGone) {
    const action = (
      <LinkButton as={ShopLink} to={to('enquiry')} variant="main">
        {t('ask')}
      </LinkButton>
    )
    return <EmptyState title={t('notFound')} text={t('notFoundText')} action={action} />
  }
  if (!error) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-48" />
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        title={t('loadFailed')}
        text={wordsForError(error)}
        action={<Button onClick={() => void refetch()}>{shell('tryAgain')}</Button>}
      />
    </div>
  )
}
