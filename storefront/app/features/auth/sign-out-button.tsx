import LogOut from 'lucide-react/icons/log-out'
import { useTranslations } from 'use-intl'
import { useSignOut } from './use-sign-out.ts'

export function SignOutButton({ className }: { className?: string }) {
  const t = useTranslations('shell')
  const { isBusy, signOut } = useSignOut()
  return (
    <button type="button" aria-disabled={isBusy} onClick={signOut} className={className}>
      <LogOut aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('signOut')}
    </button>
  )
}
