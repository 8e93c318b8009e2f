import { Button } from '@fitout/ui/button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslations } from 'use-intl'
import { SecuritySection } from '../../shared/credentials/security-section.tsx'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { isDeclined, useCanUsePasskeys } from './can-use-passkeys.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeyChanges, usePasskeys } from './use-passkeys.ts'

/** The passkeys of the account. */
export function OwnPasskeys() {
  const t = useTranslations('security')
  const canUse = useCanUsePasskeys()
  const { data: passkeys, isError } = usePasskeys()
  const { add, rename, remove } = usePasskeyChanges()
  return (
    <SecuritySection title={t('passkeysTitle')} text={t('passkeysText')}>
      {!passkeys && !isError && <Skeleton className="h-control max-w-measure" />}
      {isError && <p className="text-muted">{t('failed')}</p>}
      {passkeys?.length === 0 && <p className="text-muted">{t('passkeysNone')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="grid">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} rename={rename} remove={remove} />
          ))}
        </ul>
      )}
      <FailureNotice failure={failureWords(add.error, t)} />
      {canUse ? (
        <Button isBusy={add.isPending} onClick={() => add.mutate()} className="justify-self-start">
          {!add.isPending && <KeyRound aria-hidden="true" size={18} strokeWidth={1.5} />}
          {t('addPasskey')}
        </Button>
      ) : (
        <p className="text-small text-muted">{t('passkeysCannot')}</p>
      )}
    </SecuritySection>
  )
}

function failureWords(error: Error | null, t: ReturnType<typeof useTranslations<'security'>>): unknown {
  if (!error) return undefined
  if (error.name === 'InvalidStateError') return t('passkeyThere')
  return isDeclined(error) ? t('passkeyCancelled') : error
}
