import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { RoomScreen } from '../../shared/renovations/room-screen.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { type QuestionsPart, QuestionsPlace } from '../../shared/renovations/questions-place.ts'
import { QuotationRoom } from './quotation-room.tsx'

/** The quotation of a room: read, compare, accept or decline. */
export function QuotationPage({ id, Questions }: { id: string; Questions: QuestionsPart }) {
  return (
    <RoomScreen id={id} screen="account-project-quotation">
      {(room) =>
        room.quotation ? (
          <QuestionsPlace value={{ id, Questions }}>
            <QuotationRoom room={room} current={room.quotation} />
          </QuestionsPlace>
        ) : (
          <Nothing room={room} />
        )
      }
    </RoomScreen>
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
