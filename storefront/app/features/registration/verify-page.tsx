import { CallError } from '@fitout/contract/client.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { verify } from '@fitout/contract/verification-codes.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { CredentialPage } from '../../shared/credentials/credential-page.tsx'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { checkedPurpose, forgetCode } from '../../shared/session/checked-code.ts'
import { rememberSession } from '../../shared/session/remembered-session.ts'
import { refreshUser } from '../../shared/session/session.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

/**
 * The page behind a message's link: verifies a contact, or merges a guest's data. Opening it does not use up the code.
 */
export function VerifyPage() {
  const t = useTranslations('auth')
  const to = useTo()
  const navigate = useNavigate()
  const code = new URLSearchParams(useLocation().search).get('verification_code') ?? ''
  const [isJoining, setIsJoining] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const learnPurpose = useEffectEvent(async () => {
    // The guard has fetched this already, so it is cached.
    const purpose = await checkedPurpose(code)
    setIsJoining(purpose === 'join-guest')
    if (purpose !== 'reset-password') return
    await navigate(withQuery(to('reset-password'), { verification_code: code }), { replace: true })
  })
  useEffect(() => {
    void learnPurpose()
  }, [code])

  async function act(): Promise<void> {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { invitation } = (await call(verify, { query: { verification_code: code } })).data
      forgetCode(code)
      // The guest's data now belongs to the account, and must not be restored for a new guest.
      if (isJoining) rememberSession({ registered: true })
      const user = await refreshUser().catch(() => undefined)
      if (isJoining) showToast({ kind: 'success', text: t('joined') })
      else if (invitation) showToast({ kind: 'success', text: t('verified') })
      const next = isJoining
        ? to(user?.registered ? 'cart' : 'login-email')
        : to('result-success', { type: 'verification_code' })
      // A client who registered because of an invitation goes on where they came from.
      const path = invitation ? withQuery(to('account-project-join'), { code: invitation }) : next
      await navigate(path, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError) || error.problem.code !== 'verification-code-invalid') {
        setFailure(error)
        setIsBusy(false)
        return
      }
      forgetCode(code)
      await navigate(to('result-failure', { type: 'verification_code' }), { replace: true })
    }
  }

  return (
    <CredentialPage title={t(isJoining ? 'joinTitle' : 'verifyTitle')} lead={t(isJoining ? 'joinText' : 'verifyText')}>
      <div className="grid gap-5">
        <FailureNotice failure={failure} />
        <Button variant="main" isBusy={isBusy} onClick={() => void act()} className="justify-self-start max-sm:w-full">
          {t(isJoining ? 'join' : 'verify')}
        </Button>
      </div>
    </CredentialPage>
  )
}
