import { sendVerification } from '@fitout/contract/verification-codes.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { type ContactType, contactWords } from '../../shared/credentials/contact-draft.ts'
import { SecuritySection } from '../../shared/credentials/security-section.tsx'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import type { User } from '../../shared/session/session.ts'
import { ChangeForm } from './change-form.tsx'
import { useContactChange } from './use-contact-change.ts'

const wordsOf = {
  EMAIL: { title: 'emailTitle', add: 'addEmail', change: 'changeEmail' },
  PHONE: { title: 'phoneTitle', add: 'addPhone', change: 'changePhone' },
} as const

/** The email or telephone number of the account: its state, and how to change it. */
export function ContactPart({ type, user }: { type: ContactType; user: User }) {
  const t = useTranslations('security')
  const words = wordsOf[type]
  const change = useContactChange(type)
  const contact =
    type === 'EMAIL'
      ? user.email
      : user.phone && contactWords(type, { email: '', areaCode: user.area_code ?? '', phone: user.phone })
  const isProved = type === 'EMAIL' ? user.email_verified : user.phone_verified

  return (
    <SecuritySection title={t(words.title)}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
          {contact ?? <span className="text-muted">{t('none')}</span>}
          {contact && isProved && (
            <span className="inline-flex items-center gap-1.5 text-caption text-moss">
              <BadgeCheck aria-hidden="true" size={16} strokeWidth={1.5} />
              {t('proved')}
            </span>
          )}
          {contact && !isProved && <span className="text-caption text-amber">{t('unproved')}</span>}
        </p>
        {!change.begun && (
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {contact && !isProved && <ProveButton type={type} />}
            <Button size="small" isBusy={change.isBeginning} onClick={() => void change.begin()}>
              {t(contact ? words.change : words.add)}
            </Button>
          </div>
        )}
      </div>
      <FailureNotice failure={change.failure} />
      {change.begun && <ChangeForm type={type} user={user} begun={change.begun} change={change} />}
    </SecuritySection>
  )
}

function ProveButton({ type }: { type: ContactType }) {
  const t = useTranslations('security')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sendVerification, { body: { type } }),
    meta: { success: t('proveSent') },
  })
  return (
    <Button variant="quiet" isBusy={isPending} onClick={() => mutate()}>
      {t('prove')}
    </Button>
  )
}
