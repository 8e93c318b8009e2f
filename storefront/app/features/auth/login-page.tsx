import { login } from '@fitout/contract/auth.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { contactDraft, type ContactType, loginBody } from '../../shared/credentials/contact-draft.ts'
import { ContactEntry } from '../../shared/credentials/contact-entry.tsx'
import { CredentialPage } from '../../shared/credentials/credential-page.tsx'
import { PasswordEntry } from '../../shared/credentials/password-entry.tsx'
import { useDraft } from '../../shared/forms/draft.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { directCall, signIn } from '../../shared/session/session.ts'
import { keepWayBack } from '../../shared/session/way-back.ts'
import { LoginWays } from './login-ways.tsx'
import { NewHere } from './new-here.tsx'

/** Sign-in by email, telephone, or `otherWay`. Afterwards the page's guard redirects. */
export function LoginPage({ type, otherWay }: { type: ContactType; otherWay: ReactNode }) {
  const t = useTranslations('auth')
  const titles = useTranslations('screens')
  const to = useTo()
  const { search } = useLocation()
  const contact = useDraft(contactDraft)
  const [password, setPassword] = useState('')
  const returnTo = new URLSearchParams(search).get('return_to')

  const body = () => ({ ...loginBody(type, contact), password })
  const sending = useSending({
    fields: ['login_id', 'password'],
    required: ['login_id', 'password'],
    body,
    async send() {
      keepWayBack(search)
      await signIn(() => directCall(login, { body: body() }))
      contactDraft.clear()
    },
  })

  return (
    <CredentialPage
      title={titles(type === 'EMAIL' ? 'login-email' : 'login-phone')}
      lead={t(returnTo ? 'sentHere' : 'loginLead')}
      aside={<NewHere />}
    >
      <LoginWays type={type} />
      <form {...sending.form} className="grid gap-5">
        <ContactEntry
          type={type}
          value={contact}
          name="login_id"
          autoComplete="username"
          onChange={(part) => {
            contactDraft.change(part)
            sending.mend('login_id')
          }}
          error={sending.wrong('login_id')}
        />
        <div>
          <PasswordEntry
            name="password"
            kind="present"
            value={password}
            onChange={(value) => {
              setPassword(value)
              sending.mend('password')
            }}
            error={sending.wrong('password')}
          />
          <ShopLink
            to={withQuery(to('forgot-password'), { type: type === 'PHONE' && type })}
            prefetch="none"
            className="line-link mt-1 inline-flex min-h-target items-center text-small"
          >
            {t('forgot')}
          </ShopLink>
        </div>
        <FailureNotice failure={sending.failure} />
        <Button type="submit" variant="main" wide isBusy={sending.isBusy}>
          {t('signIn')}
        </Button>
      </form>
      {otherWay}
    </CredentialPage>
  )
}
