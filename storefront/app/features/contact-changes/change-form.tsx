import { changeEmail, changePhone } from '@fitout/contract/contact-changes.ts'
import { ownPath } from '@fitout/contract/storefront-paths.ts'
import { Button } from '@fitout/ui/button.tsx'
import { CodeField } from '@fitout/ui/code-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { contactBody, type ContactType } from '../../shared/credentials/contact-draft.ts'
import { ContactEntry } from '../../shared/credentials/contact-entry.tsx'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { refreshUser, type User } from '../../shared/session/session.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'
import type { Begun, ContactChange } from './use-contact-change.ts'

type Props = { type: ContactType; user: User; begun: Begun; change: ContactChange }

/** Two steps: the new contact with the code sent to the current one, then the code sent to the new one. */
export function ChangeForm({ type, user, begun, change }: Props) {
  const t = useTranslations('security')
  const [contact, setContact] = useState({ email: '', areaCode: '852', phone: '' })
  const [code, setCode] = useState('')
  const [provingAt, setProvingAt] = useState<string>()
  const navigate = useNavigate()
  // The page that asked for a confirmed contact.
  const back = ownPath(new URLSearchParams(useLocation().search).get('return_to'))
  const name = type === 'EMAIL' ? 'email' : 'phone'
  const isCodeAsked = provingAt !== undefined || begun.is_code_needed

  const sending = useSending({
    fields: [name, 'verification_code'],
    required: isCodeAsked ? [name, 'verification_code'] : [name],
    body: () => ({ ...contactBody(type, contact), verification_code: code }),
    async send() {
      const next = contactBody(type, contact)
      const { data } = await (next.type === 'EMAIL'
        ? call(changeEmail, { body: { email: next.email, verification_code: code } })
        : call(changePhone, { body: { area_code: next.area_code, phone: next.phone, verification_code: code } }))
      setCode('')
      if (!data.is_changed) return setProvingAt(data.sent_to ?? '')
      await refreshUser()
      showToast({ kind: 'success', text: t('contactChanged') })
      change.end()
      if (back) await navigate(back)
    },
  })

  const other = type === 'EMAIL' ? 'PHONE' : 'EMAIL'
  const isOtherProved = other === 'EMAIL' ? user.email_verified : user.phone_verified
  const sentTo = provingAt ?? begun.sent_to ?? ''

  return (
    <form {...sending.form} className="grid max-w-phrase animate-appear gap-5 bg-sand p-6">
      <Step provingAt={provingAt} isCodeAsked={isCodeAsked} />
      {provingAt === undefined && (
        <ContactEntry
          type={type}
          value={contact}
          name={name}
          label={t(type === 'EMAIL' ? 'newEmail' : 'newPhone')}
          onChange={(part) => {
            setContact((before) => ({ ...before, ...part }))
            sending.mend(name)
          }}
          error={sending.wrong(name)}
        />
      )}
      {isCodeAsked && (
        <CodeField
          key={sentTo}
          label={t('firstCode', { contact: sentTo })}
          hint={t('codeHint')}
          name="verification_code"
          required
          value={code}
          onChange={(digits) => {
            setCode(digits)
            sending.mend('verification_code')
          }}
          error={sending.wrong('verification_code')}
        />
      )}
      {provingAt === undefined && isOtherProved && begun.channel !== other && (
        <Button variant="quiet" isBusy={change.isBeginning} onClick={() => void change.begin(other)}>
          {t(other === 'EMAIL' ? 'viaEmail' : 'viaPhone')}
        </Button>
      )}
      <FailureNotice failure={sending.failure} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="dark" isBusy={sending.isBusy}>
          {t(provingAt === undefined ? 'next' : 'confirm')}
        </Button>
        <Button variant="quiet" onClick={change.end}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** The heading of a step; it takes the focus when the step begins. */
function Step({ provingAt, isCodeAsked }: { provingAt: string | undefined; isCodeAsked: boolean }) {
  const t = useTranslations('security')
  const step = useRef<HTMLParagraphElement>(null)
  useEffect(() => step.current?.focus(), [provingAt])
  return (
    <div>
      <p ref={step} tabIndex={-1} className="text-small font-medium">
        {t('stepOf', { step: provingAt === undefined ? 1 : 2 })}
      </p>
      {isCodeAsked && (
        <p className="mt-1 text-small text-muted">{t(provingAt === undefined ? 'firstText' : 'secondText')}</p>
      )}
    </div>
  )
}
