import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { CallError } from '@fitout/contract/client.ts'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { LinkedAppointment } from './linked-appointment.tsx'
import { useLinkedAppointment } from './use-linked-appointment.ts'

/** The page behind a message's link: the appointment can be confirmed, moved or cancelled without signing in. */
export function ChangePage() {
  const t = useTranslations('appointments')
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0">
      <PageHead title={t('changeTitle')} hidden />
      <h1 className="font-display text-display">{t('changeTitle')}</h1>
      <Unscripted text={t('needsScript')} />
      <div className="mt-8 max-w-reading noscript:hidden">
        <Behind token={token} />
      </div>
    </section>
  )
}

function Behind({ token }: { token: string }) {
  const t = useTranslations('appointments')
  const shell = useTranslations('shell')
  const to = useTo()
  const wordsForError = useWordsForError()
  const linked = useLinkedAppointment(token)
  const { data, error, refetch } = linked.query
  if (data) return <LinkedAppointment token={token} appointment={data} step={linked.step} />
  const isGone = error instanceof CallError && error.problem.status < 500 && error.problem.status !== 429
  if (token === '' || isGone) {
    return (
      <EmptyState
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <LinkButton as={ShopLink} to={to('appointments')} variant="main">
            {t('again')}
          </LinkButton>
        }
      />
    )
  }
  if (error) {
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
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="h-48" />
    </div>
  )
}
