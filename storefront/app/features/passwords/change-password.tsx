import { updatePassword } from '@fitout/contract/passwords.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { PasswordEntry } from '../../shared/credentials/password-entry.tsx'
import { SecuritySection } from '../../shared/credentials/security-section.tsx'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

const empty = { old_password: '', new_password: '' }

/** Changes the password, given the current one; ends the sessions of all other devices. */
export function ChangePassword() {
  const t = useTranslations('security')
  const credentials = useTranslations('credentials')
  const queries = useQueryClient()
  const [typed, setTyped] = useState(empty)

  const sending = useSending({
    fields: ['old_password', 'new_password'],
    required: ['old_password', 'new_password'],
    body: () => typed,
    async send() {
      await call(updatePassword, { body: typed })
      setTyped(empty)
      showToast({ kind: 'success', text: t('passwordChanged') })
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const entry = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    onChange(value: string) {
      setTyped((before) => ({ ...before, [name]: value }))
      sending.mend(name)
    },
    error: sending.wrong(name),
  })

  return (
    <SecuritySection title={t('passwordTitle')} text={t('passwordText')}>
      <form {...sending.form} className="grid max-w-phrase gap-5">
        <PasswordEntry {...entry('old_password')} kind="present" label={t('oldPassword')} />
        <PasswordEntry {...entry('new_password')} kind="new" label={credentials('newPassword')} />
        <FailureNotice failure={sending.failure} />
        <Button type="submit" isBusy={sending.isBusy} className="justify-self-start">
          {t('changePassword')}
        </Button>
      </form>
    </SecuritySection>
  )
}
