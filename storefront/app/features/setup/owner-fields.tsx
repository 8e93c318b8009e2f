import { CodeField } from '@fitout/ui/code-field.tsx'
import { PasswordField } from '@fitout/ui/password-field.tsx'
import { useTranslations } from 'use-intl'
import type { Setup } from './use-setup.ts'

/** The first owner's password and authenticator; the email is asked elsewhere. */
export function OwnerFields({ setup: { draft, opened, change, mend, faults } }: { setup: Setup }) {
  const t = useTranslations('setup')
  return (
    <>
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        name="password"
        value={draft.password}
        autoComplete="new-password"
        required
        words={{ show: t('show'), hide: t('hide') }}
        onChange={({ target }) => {
          change({ password: target.value })
          mend('password')
        }}
        error={faults['password'] ?? ''}
      />
      <div>
        <p className="text-small font-medium">{t('authenticator')}</p>
        <p className="mt-1.5 max-w-phrase text-small text-muted">{t('authenticatorText')}</p>
        <div className="mt-5 flex flex-wrap items-end gap-6">
          <img
            src={opened?.picture}
            alt={t('authenticatorPicture')}
            width={172}
            height={172}
            className="border border-stone bg-white"
          />
          <CodeField
            label={t('authenticatorCode')}
            name="authenticator_code"
            value={draft.code}
            required
            className="w-full max-w-panel"
            onChange={(code) => {
              change({ code })
              mend('authenticator_code')
            }}
            error={faults['authenticator_code'] ?? ''}
          />
        </div>
        <p className="mt-3">
          <a href={opened?.address} className="line-link text-small">
            {t('authenticatorLink')}
          </a>
        </p>
        <p className="mt-3 text-caption break-all text-muted">
          {t('authenticatorSecret', { secret: opened?.secret ?? '' })}
        </p>
      </div>
    </>
  )
}
