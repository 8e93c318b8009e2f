import { Spinner } from '@fitout/ui/spinner.tsx'
import { useTranslations } from 'use-intl'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useScreen } from '../../shared/page/screen.ts'

/** A members' screen before it is known who asks, as high as the window so that nothing below it moves: its name, and for browsers without scripts why nothing more comes. */
export function WaitingScreen() {
  const t = useTranslations('shell')
  const titles = useTranslations('screens')
  const { key } = useScreen()
  const title = key ? titles(key) : t('loading')
  return (
    <section className="page grid min-h-svh content-center justify-items-start gap-6 py-section">
      <PageHead title={title} hidden />
      <h1 className="font-display text-display">{title}</h1>
      <div className="noscript:hidden">
        <Spinner label={t('loading')} />
      </div>
      <Unscripted text={t('needsScripts')} />
    </section>
  )
}
