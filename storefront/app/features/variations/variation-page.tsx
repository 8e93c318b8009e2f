import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { QuestionsPart } from '../../shared/renovations/questions-place.ts'
import { RoomScreen, RoomTitle } from '../../shared/renovations/room-screen.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useVariation } from './use-variation.ts'
import { VariationSheet } from './variation-sheet.tsx'

type Props = { id: string; variationId: string; Questions: QuestionsPart }

/** A variation of a room: read, approve or decline. */
export function VariationPage({ id, variationId, Questions }: Props) {
  return (
    <RoomScreen id={id} screen="account-project-variation">
      {(room) => {
        const head = room.variations.find(({ _id: one }) => one === variationId)
        if (!head) return <Nothing room={room} />
        return (
          <>
            <Known room={room} variationId={variationId} status={head.status} />
            <div className="mt-8">
              <Questions id={id} about={{ thread: 'VARIATION', subjectId: variationId, title: head.title }} />
            </div>
          </>
        )
      }}
    </RoomScreen>
  )
}

function Known({ room, variationId, status }: { room: Room; variationId: string; status: string }) {
  const query = useVariation(room._id, variationId, status)
  return (
    <>
      <RoomTitle room={room} />
      <Awaited query={query}>{(variation) => <VariationSheet room={room} variation={variation} />}</Awaited>
    </>
  )
}

function Nothing({ room }: { room: Room }) {
  const t = useTranslations('variations')
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
