import { localise, screenKeys, screenNamed, splitLocale } from '@fitout/contract/storefront-paths.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { dropWayBack, wayBackStore } from '../../shared/session/way-back.ts'

/** After sign-in, on the home page: a welcome for new members, and a link back to the page they came from. */
export function WayBack() {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const { path, isNew } = useSyncExternalStore(wayBackStore.subscribe, wayBackStore.read, wayBackStore.readOnServer)
  if ((!path && !isNew) || splitLocale(pathname).path !== '/') return null
  return (
    <div className="border-b border-stone bg-sand">
      <div className="page flex items-center justify-between gap-4 py-1">
        <div role="status" className="flex flex-wrap items-center gap-x-8 text-small">
          {isNew && <Welcome />}
          {path && <Back path={path} />}
        </div>
        <button
          type="button"
          aria-label={t('closeMessage')}
          onClick={dropWayBack}
          className="flex size-target shrink-0 items-center justify-center text-muted hover:text-ink active:text-clay-deep"
        >
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </div>
    </div>
  )
}

function Welcome() {
  const t = useTranslations('shell')
  const to = useTo()
  return (
    <>
      <p className="py-2.5">{t('welcome')}</p>
      <ShopLink to={to('account')} onClick={dropWayBack} className="line-link inline-flex min-h-target items-center">
        {t('toAccount')}
      </ShopLink>
    </>
  )
}

function Back({ path }: { path: string }) {
  const t = useTranslations('shell')
  const titles = useTranslations('screens')
  const locale = useLocale()
  const { path: wanted } = splitLocale(path.replace(/[?#].*/, ''))
  const key = screenKeys.find((one) => matchPath(screenNamed(one).path, wanted))
  return (
    <p>
      <ShopLink
        to={localise(path, locale)}
        onClick={dropWayBack}
        className="line-link inline-flex min-h-target items-center gap-2"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
        {key ? t('backTo', { title: titles(key) }) : t('back')}
      </ShopLink>
    </p>
  )
}
