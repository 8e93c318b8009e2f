import { useTranslations } from 'use-intl'
import { ContactPart } from '../features/contact-changes/contact-part.tsx'
import { OwnPasskeys } from '../features/passkeys/own-passkeys.tsx'
import { ChangePassword } from '../features/passwords/change-password.tsx'
import { OwnSessions } from '../features/sessions/own-sessions.tsx'
import { PageHead } from '../shared/page/page-head.tsx'
import { useUser } from '../shared/session/use-session.ts'

export default function AccountSecurity() {
  const t = useTranslations('security')
  const titles = useTranslations('screens')
  const user = useUser()
  return (
    <>
      <PageHead title={titles('account-security')} hidden />
      <h1 className="font-display text-heading">{titles('account-security')}</h1>
      <p className="mt-3 mb-8 max-w-measure text-muted">{t('lead')}</p>
      {user && (
        <>
          <ContactPart type="EMAIL" user={user} />
          <ContactPart type="PHONE" user={user} />
          <ChangePassword />
          <OwnPasskeys />
          <OwnSessions />
        </>
      )}
    </>
  )
}
