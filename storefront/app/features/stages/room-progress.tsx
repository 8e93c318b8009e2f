import { TextLink } from '@fitout/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { StageItem } from './stage-item.tsx'

/** In the room: the open stages, or else the next one, and a link to all of them. */
export function RoomProgress({ room, children }: { room: Room; children?: ReactNode }) {
  const t = useTranslations('stages')
  const to = useTo()
  const started = room.stages.filter(({ status }) => status === 'STARTED')
  const shown = started.length > 0 ? started : room.stages.filter(({ status }) => status === 'PLANNED').slice(0, 1)
  const isStopped = room.status === 'CANCELLED'
  if (room.stages.length === 0) return null
  return (
    <TabPart title={t('progress')}>
      {isStopped && <p>{t('stopped')}</p>}
      {!isStopped && shown.length === 0 && <p>{t('done', { percent: 100 })}</p>}
      {!isStopped && (
        <ol>
          {shown.map((stage) => (
            <StageItem key={stage.key} stage={stage} />
          ))}
        </ol>
      )}
      {children}
      <p className="mt-4">
        <TextLink as={ShopLink} to={to('account-project-progress', { id: room._id })} look="onward">
          {t('toProgress')}
        </TextLink>
      </p>
    </TabPart>
  )
}
