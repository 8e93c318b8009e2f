import { readMessages } from '@fitout/contract/renovation-messages.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { quietCall } from '../../shared/api/browser-call.ts'
import { RoomScreen, RoomTitle } from '../../shared/renovations/room-screen.tsx'
import { useRoomChanged, type Room } from '../../shared/renovations/use-room.ts'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import { useMessages } from './use-messages.ts'

/** All messages of a room; opening the page marks them as read. */
export function MessagesPage({ id }: { id: string }) {
  return (
    <RoomScreen id={id} screen="account-project-messages">
      {(room) => <Messages room={room} />}
    </RoomScreen>
  )
}

function Messages({ room }: { room: Room }) {
  const t = useTranslations('renovationMessages')
  const query = useMessages(room._id)
  useReading(room, query.data?.items[0]?.created_at)
  return (
    <>
      <RoomTitle room={room} />
      <div className="mt-6 max-w-measure">
        <MessageForm id={room._id} />
      </div>
      <TabPart title={t('title')} text={t('lead')}>
        <Awaited query={query} rows={2}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={t('none')} text={t('noneText')} level={3} />
            ) : (
              <>
                <ol className="grid gap-6">
                  {items.map((message) => (
                    <MessageItem key={message._id} id={room._id} message={message} />
                  ))}
                </ol>
                <MoreButton list={query} />
              </>
            )
          }
        </Awaited>
      </TabPart>
    </>
  )
}

/** Marks the newest message as read. */
function useReading({ _id: id, unread }: Room, newest: string | undefined): void {
  const changed = useRoomChanged(id)
  const noted = useRef('')
  useEffect(() => {
    if (!newest || unread === 0 || noted.current === newest) return
    noted.current = newest
    void quietCall(readMessages, { params: { id }, body: { until: newest } }).then(changed, () => undefined)
  }, [id, newest, unread, changed])
}
