import { withQuery } from '@fitout/contract/with-query.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Spinner } from '@fitout/ui/spinner.tsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Unscripted } from '../../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useScreen } from '../../../shared/page/screen.ts'

/**
 * Placeholder of a member page until the session is known, as high as the window so that nothing below it moves: the
 * title, and without JavaScript an explanation and a link to sign in.
 */
export function WaitingScreen() {
  const t = useTranslations('shell')
  const titles = useTranslations('screens')
  const to = useTo()
  const { pathname, search } = useLocation()
  const { key, screen } = useScreen()
  const title = key ? titles(key) : t('loading')
  return (
    <section className="page grid min-h-svh content-center justify-items-start gap-6 py-section">
      <PageHead title={title} hidden />
      <h1 className="font-display text-display">{title}</h1>
      <div className="noscript:hidden">
        <Spinner label={t('loading')} />
      </div>
      <Unscripted text={t('needsScripts')} />
      {screen?.guard === 'auth/registeredOnly' && (
        <noscript>
          <LinkButton as={ShopLink} to={withQuery(to('login-email'), { return_to: pathname + search })}>
            {t('signIn')}
          </LinkButton>
        </noscript>
      )}
    </section>
  )
}
