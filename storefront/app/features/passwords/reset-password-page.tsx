import { CallError } from '@fitout/contract/client.ts'
import { resetPassword } from '@fitout/contract/passwords.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { CredentialPage } from '../../shared/credentials/credential-page.tsx'
import { PasswordEntry } from '../../shared/credentials/password-entry.tsx'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { useTo } from '../../shared/links/use-to.ts'
import { forgetCode } from '../../shared/session/checked-code.ts'
import { refreshUser } from '../../shared/session/session.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

/** The page behind a message's link: a new password. Opening the page does not use up the code, its button does. */
export function ResetPasswordPage() {
  const t = useTranslations('auth')
  const credentials = useTranslations('credentials')
  const to = useTo()
  const navigate = useNavigate()
  const code = new URLSearchParams(useLocation().search).get('verification_code') ?? ''
  const [password, setPassword] = useState('')

  const sending = useSending({
    fields: ['new_password'],
    required: ['new_password'],
    body: () => ({ new_password: password }),
    async send() {
      let invitation: string | null
      try {
        const body = { verification_code: code, new_password: password }
        invitation = (await call(resetPassword, { body })).data.invitation
      } catch (error) {
        if (!(error instanceof CallError) || error.problem.code !== 'verification-code-invalid') throw error
        forgetCode(code)
        await navigate(to('result-failure', { type: 'verification_code' }), { replace: true })
        return
      }
      forgetCode(code)
      showToast({ kind: 'success', text: t('resetDone') })
      // A member's session in this browser has ended too, and a signed-in visitor cannot sign in.
      await refreshUser().catch(() => undefined)
      // A client who came from an invitation goes on there after signing in.
      const return_to = invitation ? withQuery(to('account-project-join'), { code: invitation }) : undefined
      await navigate(withQuery(to('login-email'), { return_to }), { replace: true })
    },
  })

  return (
    <CredentialPage title={t('resetTitle')} lead={t('resetLead')}>
      <form {...sending.form} className="grid gap-5">
        <PasswordEntry
          name="new_password"
          kind="new"
          label={credentials('newPassword')}
          value={password}
          onChange={(value) => {
            setPassword(value)
            sending.mend('new_password')
          }}
          error={sending.wrong('new_password')}
        />
        <FailureNotice failure={sending.failure} />
        <Button type="submit" variant="main" wide isBusy={sending.isBusy}>
          {t('reset')}
        </Button>
      </form>
    </CredentialPage>
  )
}
