import { CallError } from '@fitout/contract/client.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { RoomBuilding } from './room-building.tsx'
import { RoomDocuments } from './room-documents.tsx'
import { RoomHome } from './room-home.tsx'
import { RoomLog } from './room-log.tsx'
import { RoomNext } from './room-next.tsx'
import { RoomPeople } from './room-people.tsx'
import { statusTones } from './status-tones.ts'
import { type Room, useRoom } from '../../shared/renovations/use-room.ts'

/** The room of one renovation: where it stands, what comes next, the home, the people and what has happened. */
export function RenovationPage({ id }: { id: string }) {
  const t = useTranslations('renovations')
  const screens = useTranslations('screens')
  const to = useTo()
  const query = useRoom(id)
  const isMissing = query.error instanceof CallError && query.error.problem.code === 'renovation-not-found'
  return (
    <>
      <PageHead title={query.data?.title ?? screens('account-project')} hidden />
      {!query.data && <h1 className="sr-only">{screens('account-project')}</h1>}
      <Unscripted text={t('needsScript')} />
      {isMissing ? (
        <EmptyState
          title={t('notFound')}
          text={t('notFoundText')}
          action={
            <LinkButton as={ShopLink} to={to('account-projects')} variant="main">
              {t('toAll')}
            </LinkButton>
          }
        />
      ) : (
        <Awaited query={query}>
          {(room) => (
            <>
              <RoomHead room={room} />
              <RoomDocuments room={room} />
              <RoomHome room={room} />
              <RoomBuilding room={room} />
              <RoomPeople room={room} />
              <RoomLog id={room._id} />
              <p className="mt-block">
                <TextLink as={ShopLink} to={to('account-projects')}>
                  {t('toAll')}
                </TextLink>
              </p>
            </>
          )}
        </Awaited>
      )}
    </>
  )
}

function RoomHead({ room }: { room: Room }) {
  const t = useTranslations('renovations')
  const { title, reference, status } = room
  return (
    <header className="mb-block">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
        <span className="text-caption text-muted tabular-nums">{t('reference', { reference })}</span>
      </p>
      <h1 className="mt-3 font-display text-heading wrap-anywhere">{title}</h1>
      <RoomNext room={room} />
    </header>
  )
}
