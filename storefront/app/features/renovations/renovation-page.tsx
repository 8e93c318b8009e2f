import type { ComponentType } from 'react'
import { Badge } from '@fitout/ui/badge.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { KnownRoom } from '../../shared/renovations/room-screen.tsx'
import { RoomBuilding } from './room-building.tsx'
import { RoomDefects } from './room-defects.tsx'
import { RoomDocuments } from './room-documents.tsx'
import { RoomFiles } from './room-files.tsx'
import { RoomHome } from './room-home.tsx'
import { RoomLog } from './room-log.tsx'
import { RoomMessages } from './room-messages.tsx'
import { RoomMoney } from './room-money.tsx'
import { RoomNext } from './room-next.tsx'
import { RoomPeople } from './room-people.tsx'
import { RoomVariations } from './room-variations.tsx'
import { statusTones } from './status-tones.ts'
import { type Room, useRoom } from '../../shared/renovations/use-room.ts'

type Props = {
  id: string
  /** The progress of the works. */
  Works: ComponentType<{ room: Room }>
}

/** The room of one renovation: status, next step, home, people and log. */
export function RenovationPage({ id, Works }: Props) {
  const t = useTranslations('renovations')
  const screens = useTranslations('screens')
  const to = useTo()
  const known = useRoom(id).data
  return (
    <>
      <PageHead title={known?.title ?? screens('account-project')} hidden />
      {!known && <h1 className="sr-only">{screens('account-project')}</h1>}
      <KnownRoom id={id}>
        {(room) => (
          <>
            <RoomHead room={room} />
            <Works room={room} />
            <RoomMoney room={room} />
            <RoomVariations room={room} />
            <RoomDocuments room={room} />
            <RoomFiles room={room} />
            <RoomMessages room={room} />
            <RoomDefects room={room} />
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
      </KnownRoom>
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
