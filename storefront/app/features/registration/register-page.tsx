import { login } from '@fitout/contract/auth.ts'
import { migrate } from '@fitout/contract/registration.ts'
import { Button } from '@fitout/ui/button.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  contactBody,
  contactDraft,
  type ContactType,
  contactWords,
  loginBody,
} from '../../shared/credentials/contact-draft.ts'
import { ContactEntry } from '../../shared/credentials/contact-entry.tsx'
import { ContactTypeChoice } from '../../shared/credentials/contact-type-choice.tsx'
import { CredentialPage } from '../../shared/credentials/credential-page.tsx'
import { MessageSent } from '../../shared/credentials/message-sent.tsx'
import { PasswordEntry } from '../../shared/credentials/password-entry.tsx'
import { useDraft } from '../../shared/forms/draft.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { keepWayBack, welcomeNewMember } from '../../shared/session/way-back.ts'
import { becomeMember } from './become-member.ts'
import { GuestDataNotice } from './guest-data-notice.tsx'

/**
 * Turns a guest into a member, keeping all data. Only the owner of a contact learns whether it already has an account.
 */
export function RegisterPage() {
  const t = useTranslations('auth')
  const { search } = useLocation()
  const draft = useDraft(contactDraft)
  const [type, setType] = useState<ContactType>('EMAIL')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const contactName = type === 'EMAIL' ? 'email' : 'phone'

  const body = () => {
    const username = draft.username.trim()
    return { ...contactBody(type, draft), ...(username && { username }), password }
  }
  const sending = useSending({
    fields: ['username', 'email', 'phone', 'password'],
    required: [contactName, 'password'],
    body,
    async send() {
      keepWayBack(search)
      const isIn = await becomeMember(
        (call) => call(migrate, { body: body() }),
        (call) => call(login, { body: { ...loginBody(type, draft), password } }),
      )
      if (!isIn) return setSentTo(contactWords(type, draft))
      contactDraft.clear()
      welcomeNewMember()
    },
  })

  return (
    <CredentialPage title={t('registerTitle')} lead={t('registerLead')} aside={<GuestDataNotice />}>
      {sentTo ? (
        <RegistrationSent contact={sentTo} />
      ) : (
        <form {...sending.form} className="grid gap-5">
          <ContactTypeChoice legend={t('registerBy')} value={type} onChange={setType} />
          <ContactEntry
            type={type}
            value={draft}
            name={contactName}
            onChange={(part) => {
              contactDraft.change(part)
              sending.mend(contactName)
            }}
            error={sending.wrong(contactName)}
          />
          <PasswordEntry
            name="password"
            kind="new"
            value={password}
            onChange={(value) => {
              setPassword(value)
              sending.mend('password')
            }}
            error={sending.wrong('password')}
          />
          <TextField
            label={t('name')}
            optional={t('optional')}
            name="username"
            autoComplete="name"
            maxLength={80}
            value={draft.username}
            onChange={(event) => contactDraft.change({ username: event.target.value })}
            error={sending.wrong('username')}
          />
          <FailureNotice failure={sending.failure} />
          <Button type="submit" variant="main" wide isBusy={sending.isBusy}>
            {t('register')}
          </Button>
          <Terms />
        </form>
      )}
    </CredentialPage>
  )
}

function RegistrationSent({ contact }: { contact: string }) {
  const t = useTranslations('auth')
  const to = useTo()
  const { search } = useLocation()
  return (
    <MessageSent title={t('sentTitle')} text={t('registeredText', { contact })}>
      <ShopLink to={to('login-email') + search} className="line-link inline-flex min-h-target items-center">
        {t('signIn')}
      </ShopLink>
    </MessageSent>
  )
}

function Terms() {
  const t = useTranslations('auth')
  const to = useTo()
  return (
    <p className="text-caption text-muted">
      {t.rich('terms', {
        terms: linkTo(to('terms-and-conditions')),
        privacy: linkTo(to('privacy-policy')),
      })}
    </p>
  )
}

const linkTo = (path: string) => (words: ReactNode) => (
  <ShopLink to={path} prefetch="none" className="line-link">
    {words}
  </ShopLink>
)
