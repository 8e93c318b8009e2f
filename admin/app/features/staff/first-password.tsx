import { useTranslate } from '../../shared/i18n.ts'
import { ShownOnce } from '../../shared/shown-once.tsx'

type FirstPasswordProps = { given: { name: string; first_password: string }; onClose: () => void }

export function FirstPassword({ given, onClose }: FirstPasswordProps) {
  const t = useTranslate()
  return (
    <ShownOnce lead={t('staff.firstPassword', { name: given.name })} onClose={onClose} value={given.first_password} />
  )
}
