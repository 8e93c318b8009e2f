import { LinkButton } from '@fitout/ui/link-button.tsx'
import { isRouteErrorResponse } from 'react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { LostRoom } from '../../shared/page-states/lost-room.tsx'
import { PageState } from '../../shared/page-states/page-state.tsx'
import { ReadingCorner } from '../../shared/page-states/reading-corner.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { isOffline } from '../../shared/network/network-state.ts'
import { OfflineState } from './offline-state.tsx'

/** The error page: the status, what happened, and what the visitor can do. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('errors')
  const to = useTo()
  const [offline] = useState(() => typeof navigator !== 'undefined' && isOffline())
  const status = isRouteErrorResponse(error) ? error.status : 500
  const lost = status === 404
  const message = messageOf(error)
  const title = lost ? t('pageNotFound') : t('error')
  if (!isRouteErrorResponse(error) && offline) {
    return (
      <>
        <PageHead title={t('offline')} hidden />
        <OfflineState />
      </>
    )
  }
  return (
    <>
      <PageHead title={title} hidden />
      <PageState
        drawing={lost ? <LostRoom /> : <ReadingCorner lamp="unplugged" />}
        label={<span aria-hidden="true">{status}</span>}
        title={
          <>
            <span className="sr-only">{status} </span>
            {message ?? (lost ? t('thisPageNotFound') : t('internalError'))}
          </>
        }
        // A message of the API is more specific than "address not found".
        text={lost && message === undefined && t('addressNotFound')}
      >
        <LinkButton as={ShopLink} to={to('home')} variant="main">
          {t('backHome')}
        </LinkButton>
      </PageState>
    </>
  )
}

function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  if (typeof error.data === 'string' && error.data !== '') return error.data
  return typeof error.data?.message === 'string' && error.data.message !== '' ? error.data.message : undefined
}
