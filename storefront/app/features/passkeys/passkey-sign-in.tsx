import { beginPasskeyLogin, finishPasskeyLogin } from '@fitout/contract/passkeys.ts'
import { Button } from '@fitout/ui/button.tsx'
import { classNames } from '@fitout/ui/class-names.ts'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { directCall, signIn } from '../../shared/session/session.ts'
import { keepWayBack } from '../../shared/session/way-back.ts'
import { asSent } from './as-sent.ts'
import { isDeclined, useCanUsePasskeys } from './can-use-passkeys.ts'

/** Signs in with a passkey, without a user name or password. */
export function PasskeySignIn() {
  const t = useTranslations('auth')
  const { search } = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const canUse = useCanUsePasskeys()
  if (canUse === false) return null

  async function enter(): Promise<void> {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const [{ startAuthentication }, { data }] = await Promise.all([
        import('@simplewebauthn/browser'),
        call(beginPasskeyLogin),
      ])
      const response = await startAuthentication({
        optionsJSON: data as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      })
      keepWayBack(search)
      await signIn(() => directCall(finishPasskeyLogin, { body: { response: asSent(response) } }))
    } catch (error) {
      setFailure(isDeclined(error) ? t('passkeyCancelled') : error)
    }
    setIsBusy(false)
  }

  return (
    // Reserves the space until support is known.
    <div className={classNames('mt-6 grid gap-6', canUse === undefined && 'invisible')}>
      <p className="flex items-center gap-4 text-caption text-muted before:h-px before:flex-1 before:bg-stone after:h-px after:flex-1 after:bg-stone">
        {t('or')}
      </p>
      <Button wide isBusy={isBusy} onClick={() => void enter()}>
        {!isBusy && <KeyRound aria-hidden="true" size={18} strokeWidth={1.5} />}
        {t('passkey')}
      </Button>
      <FailureNotice failure={failure} />
    </div>
  )
}
