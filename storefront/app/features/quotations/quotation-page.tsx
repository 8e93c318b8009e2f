import { CallError } from '@fitout/contract/client.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { type Room, useRoom } from '../../shared/renovations/use-room.ts'
import { QuotationRoom } from './quotation-room.tsx'

/** The quotation of a room: read, compared, accepted or declined. */
export function QuotationPage({ id }: { id: string }) {
  const renovations = useTranslations('renovations')
  const screens = useTranslations('screens')
  const to = useTo()
  const query = useRoom(id)
  const isMissing = query.error instanceof CallError && query.error.problem.code === 'renovation-not-found'
  return (
    <>
      <PageHead title={screens('account-project-quotation')} hidden />
      <h1 className="font-display text-heading">{screens('account-project-quotation')}</h1>
      <Unscripted text={renovations('needsScript')} />
      {isMissing ? (
        <EmptyState
          title={renovations('notFound')}
          text={renovations('notFoundText')}
          action={
            <LinkButton as={ShopLink} to={to('account-projects')} variant="main">
              {renovations('toAll')}
            </LinkButton>
          }
        />
      ) : (
        <Awaited query={query}>
          {(room) =>
            room.quotation ? <QuotationRoom room={room} current={room.quotation} /> : <Nothing room={room} />
          }
        </Awaited>
      )}
    </>
  )
}

function Nothing({ room }: { room: Room }) {
  const t = useTranslations('quotations')
  const to = useTo()
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <LinkButton as={ShopLink} to={to('account-project', { id: room._id })} variant="main">
          {t('toRoom')}
        </LinkButton>
      }
    />
  )
}
