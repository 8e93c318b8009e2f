import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Room } from '../../shared/renovations/use-room.ts'

const nearEnd: ReadonlySet<Room['status']> = new Set(['IN_PROGRESS', 'INSPECTION', 'HANDED_OVER', 'CLOSED'])

/** The number of open defects, and a link to defects, certificate and warranties. */
export function RoomDefects({ room: { _id: id, status, open_defects: counts, certificate } }: { room: Room }) {
  const t = useTranslations('renovations')
  const to = useTo()
  if (!nearEnd.has(status)) return null
  return (
    <TabPart title={t('defects')}>
      <p>{counts.open > 0 ? t('defectCounts', { open: counts.open, fixed: counts.fixed }) : t('noDefects')}</p>
      {certificate?.studio && !certificate.client && <p className="mt-1">{t('certificateWaits')}</p>}
      <p className="mt-4">
        <TextLink as={ShopLink} to={to('account-project-defects', { id })} look="onward">
          {t('toDefects')}
        </TextLink>
      </p>
    </TabPart>
  )
}
