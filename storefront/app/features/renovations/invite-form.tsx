import { type Locale, languageNames } from '@fitout/contract/locales.ts'
import { inviteMember } from '@fitout/contract/renovations.ts'
import { Button } from '@fitout/ui/button.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useLanguageChoice } from '../../shared/page/shop.tsx'
import { showToast } from '../../shared/toasts/toast-store.ts'
import { type Room, useRoomChanged } from '../../shared/renovations/use-room.ts'

/** The client invites another person by email. */
export function InviteForm({ room }: { room: Room }) {
  const t = useTranslations('renovations')
  const changed = useRoomChanged(room._id)
  const [email, setEmail] = useState('')
  const [right, setRight] = useState<'APPROVE' | 'READ'>('APPROVE')
  const [language, setLanguage] = useState<Locale>(useLocale())
  const languages = useLanguageChoice()
  const key = useRef(crypto.randomUUID())
  const sending = useSending({
    fields: ['email'],
    required: ['email'],
    body: () => ({ email }),
    async send() {
      const body = { email, right, language }
      await call(inviteMember, { params: { id: room._id }, body, idempotencyKey: key.current })
      key.current = crypto.randomUUID()
      showToast({ kind: 'success', text: t('sent', { email }) })
      setEmail('')
      await changed()
    },
  })
  return (
    <form
      {...sending.form}
      aria-label={t('invite')}
      className="mt-6 grid max-w-measure gap-5 bg-sand p-6 sm:grid-cols-2"
    >
      <TextField
        className="sm:col-span-2"
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          // A changed address is a new invitation.
          key.current = crypto.randomUUID()
          sending.mend('email')
        }}
        error={sending.wrong('email')}
      />
      <SelectField
        label={t('right')}
        hint={t(`rightsText.${right}`)}
        value={right}
        onChange={(event) => setRight(event.target.value as 'APPROVE' | 'READ')}
      >
        <option value="APPROVE">{t('rights.APPROVE')}</option>
        <option value="READ">{t('rights.READ')}</option>
      </SelectField>
      {languages.length > 0 && (
        <SelectField
          label={t('language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Locale)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid gap-5 sm:col-span-2">
        <FailureNotice failure={sending.failure} />
        <Button type="submit" variant="dark" isBusy={sending.isBusy} className="justify-self-start">
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
