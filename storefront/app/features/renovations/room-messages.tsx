import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Room } from '../../shared/renovations/use-room.ts'

/** The number of unread messages, and a link to them. */
export function RoomMessages({ room: { _id: id, unread } }: { room: Room }) {
  const t = useTranslations('renovationMessages')
  const to = useTo()
  return (
    <TabPart title={t('title')} text={t('lead')}>
      {unread > 0 && <p className="mb-3 font-medium">{t('unread', { count: unread })}</p>}
      <TextLink as={ShopLink} to={to('account-project-messages', { id })} look="onward">
        {t('toMessages')}
      </TextLink>
    </TabPart>
  )
}
