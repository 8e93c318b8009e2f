import type { Langs } from '@fitout/contract/localised.ts'
import { screenNamed, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { buttonStyle } from '@fitout/ui/button-style.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { ConfiguredLink, ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useUser } from '../../shared/session/use-session.ts'

/** The link that staff configured for an outcome; a member who would only sign in again goes to the account. */
export function ResultAction({ action }: { action: { title: string; path: string } & Langs<'title'> }) {
  const screens = useTranslations('screens')
  const to = useTo()
  const isToSignIn = splitLocale(action.path).path === screenNamed('login-email').path
  if (useUser()?.registered && isToSignIn) {
    return (
      <LinkButton as={ShopLink} to={to('account')} variant="main">
        {screens('account')}
      </LinkButton>
    )
  }
  return (
    <ConfiguredLink address={action.path} lang={action.langs?.title} className={buttonStyle({ variant: 'main' })}>
      {action.title}
    </ConfiguredLink>
  )
}
