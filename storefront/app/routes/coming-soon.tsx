import { useTranslations } from 'use-intl'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'
import { useScreen } from '../shared/page/screen.ts'

export default function ComingSoon() {
  const t = useTranslations('screens')
  const { key } = useScreen()
  return key ? <ComingSoonPage title={t(key)} /> : null
}
