import type { Answer } from '@fitout/contract/endpoint.ts'
import { acceptInvitation, checkInvitation } from '@fitout/contract/renovations.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useUser } from '../../shared/session/use-session.ts'

/** Shows what an invitation is for, with the button to accept it; a guest signs in first and returns here. */
export function JoinPage() {
  const t = useTranslations('renovationInvitations')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const invitation = useQuery({
    queryKey: ['renovation-invitation', code],
    queryFn: async ({ signal }) => (await quietCall(checkInvitation, { query: { code }, signal })).data,
    retry: false,
  })
  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0">
      <PageHead title={t('title')} hidden />
      <h1 className="font-display text-heading">{t('title')}</h1>
      <Unscripted text={t('needsScript')} />
      <div className="mt-block max-w-measure noscript:hidden">
        {code === '' || invitation.isError ? (
          <EmptyState title={t('invalid')} text={t('invalidText')} />
        ) : (
          <Invitation code={code} invitation={invitation.data} />
        )}
      </div>
    </section>
  )
}

type Invitation = Answer<typeof checkInvitation>['data']

function Invitation({ code, invitation }: { code: string; invitation: Invitation | undefined }) {
  const t = useTranslations('renovationInvitations')
  if (!invitation) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-40" />
      </div>
    )
  }
  const { title, right, expires_at: until } = invitation
  return (
    <>
      <p className="text-lead wrap-anywhere">{t('text', { title })}</p>
      <p className="mt-3">{t('right', { right: t(`rights.${right}`) })}</p>
      <p className="mt-1 text-small text-muted">{t('until', { day: showDate(until) })}</p>
      <JoinStep code={code} />
    </>
  )
}

function JoinStep({ code }: { code: string }) {
  const t = useTranslations('renovationInvitations')
  const to = useTo()
  const user = useUser()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const accept = useMutation({
    mutationFn: async () => (await call(acceptInvitation, { body: { code } })).data,
    meta: { failure: false },
    onSuccess: ({ renovation_id: id }) => navigate(to('account-project', { id }), { replace: true }),
  })
  if (!user?.registered) {
    const back = { return_to: pathname + search }
    return (
      <div className="mt-8 grid gap-4">
        <p>{t('signInFirst')}</p>
        <p className="flex flex-wrap gap-4">
          <LinkButton as={ShopLink} to={withQuery(to('login-email'), back)} variant="main">
            {t('signIn')}
          </LinkButton>
          <LinkButton as={ShopLink} to={withQuery(to('register'), back)}>
            {t('register')}
          </LinkButton>
        </p>
      </div>
    )
  }
  if (!user.email_verified) return <ProveFirst email={user.email} />
  return (
    <div className="mt-8 grid gap-4">
      <p className="text-small text-muted wrap-anywhere">{t('signedInAs', { email: user.email ?? '' })}</p>
      <FailureNotice failure={accept.error ?? undefined} />
      <Button variant="main" isBusy={accept.isPending} onClick={() => accept.mutate()} className="justify-self-start">
        {t('join')}
      </Button>
    </div>
  )
}

/** An invitation is only accepted with a confirmed address, which a new member does not have yet. */
function ProveFirst({ email }: { email: string | null }) {
  const t = useTranslations('renovationInvitations')
  const to = useTo()
  const { pathname, search } = useLocation()
  return (
    <div className="mt-8 grid gap-4">
      <p className="wrap-anywhere">{email ? t('proveFirst', { email }) : t('addEmailFirst')}</p>
      <p className="flex flex-wrap gap-4">
        {/* Confirmed in another tab, which this one does not notice. */}
        <Button variant="main" onClick={() => window.location.reload()}>
          {t('proved')}
        </Button>
        <LinkButton as={ShopLink} to={withQuery(to('account-security'), { return_to: pathname + search })}>
          {t(email ? 'toSecurity' : 'toAddEmail')}
        </LinkButton>
      </p>
    </div>
  )
}
