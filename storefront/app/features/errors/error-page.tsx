import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'

/** What is shown instead of a screen: the status, what happened, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('errors')
  const to = useTo()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const lost = status === 404
  const title = lost ? t('pageNotFound') : t('error')
  return (
    <div className="page flex min-h-[60svh] flex-col items-start justify-center gap-6 py-section">
      <PageHead title={title} hidden />
      <p className="font-display text-hero text-control" aria-hidden="true">
        {status}
      </p>
      <h1 className="font-display text-heading">
        <span className="sr-only">{status} </span>
        {messageOf(error) ?? (lost ? t('thisPageNotFound') : t('internalError'))}
      </h1>
      {lost && <p className="max-w-measure text-muted">{t('addressNotFound')}</p>}
      <ShopLink to={to('home')} className="line-link">
        {t('backHome')}
      </ShopLink>
    </div>
  )
}

function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  if (typeof error.data === 'string' && error.data !== '') return error.data
  return typeof error.data?.message === 'string' && error.data.message !== '' ? error.data.message : undefined
}
