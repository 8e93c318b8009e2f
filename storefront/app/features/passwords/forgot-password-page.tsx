import { forgetPassword } from '@fitout/contract/passwords.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { contactBody, contactDraft, type ContactType, contactWords } from '../../shared/credentials/contact-draft.ts'
import { ContactEntry } from '../../shared/credentials/contact-entry.tsx'
import { ContactTypeChoice } from '../../shared/credentials/contact-type-choice.tsx'
import { CredentialPage } from '../../shared/credentials/credential-page.tsx'
import { MessageSent } from '../../shared/credentials/message-sent.tsx'
import { useDraft } from '../../shared/forms/draft.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

/** Requests a link to choose a new password. The answer is the same whether there is an account or not. */
export function ForgotPasswordPage() {
  const t = useTranslations('auth')
  const to = useTo()
  const { search } = useLocation()
  const contact = useDraft(contactDraft)
  const [type, setType] = useState<ContactType>(search.includes('type=PHONE') ? 'PHONE' : 'EMAIL')
  const [sentTo, setSentTo] = useState<string>()
  const name = type === 'EMAIL' ? 'email' : 'phone'

  const sending = useSending({
    fields: ['email', 'phone'],
    required: [name],
    body: () => contactBody(type, contact),
    async send() {
      await call(forgetPassword, { body: contactBody(type, contact) })
      setSentTo(contactWords(type, contact))
    },
  })
  const toSignIn = (
    <ShopLink
      to={to(type === 'PHONE' ? 'login-phone' : 'login-email')}
      className="line-link inline-flex min-h-target items-center text-small"
    >
      {t('backToSignIn')}
    </ShopLink>
  )

  return (
    <CredentialPage title={t('forgotTitle')} lead={t('forgotLead')}>
      {sentTo ? (
        <MessageSent title={t('sentTitle')} text={t('forgotText', { contact: sentTo })}>
          {toSignIn}
          <button
            type="button"
            onClick={() => setSentTo(undefined)}
            className="line-link min-h-target text-start text-small"
          >
            {t('sendAgain')}
          </button>
        </MessageSent>
      ) : (
        <form {...sending.form} className="grid gap-5">
          <ContactTypeChoice legend={t('sendBy')} value={type} onChange={setType} />
          <ContactEntry
            type={type}
            value={contact}
            name={name}
            onChange={(part) => {
              contactDraft.change(part)
              sending.mend(name)
            }}
            error={sending.wrong(name)}
          />
          <FailureNotice failure={sending.failure} />
          <Button type="submit" variant="main" wide isBusy={sending.isBusy}>
            {t('sendLink')}
          </Button>
          <p>{toSignIn}</p>
        </form>
      )}
    </CredentialPage>
  )
}
