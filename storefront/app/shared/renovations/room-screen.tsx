import { CallError } from '@fitout/contract/client.ts'
import type { ScreenKey } from '@fitout/contract/storefront-paths.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../account/awaited.tsx'
import { Unscripted } from '../booking/unscripted.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useTo } from '../links/use-to.ts'
import { PageHead } from '../page/page-head.tsx'
import { type Room, useRoom } from './use-room.ts'

type Props = { id: string; screen: ScreenKey; children: (room: Room) => ReactNode }

/** A page of a room with its title. It does not reveal whether a room of another person exists. */
export function RoomScreen({ id, screen, children }: Props) {
  const title = useTranslations('screens')(screen)
  return (
    <>
      <PageHead title={title} hidden />
      <h1 className="font-display text-heading">{title}</h1>
      <KnownRoom id={id}>{children}</KnownRoom>
    </>
  )
}

/** The room once loaded; without JavaScript, or if there is none, an explanation. */
export function KnownRoom({ id, children }: Omit<Props, 'screen'>) {
  const t = useTranslations('renovations')
  const to = useTo()
  const query = useRoom(id)
  const isMissing = query.error instanceof CallError && query.error.problem.code === 'renovation-not-found'
  return (
    <>
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
        <Awaited query={query}>{children}</Awaited>
      )}
    </>
  )
}

/** The title of the room, linking back to it. */
export function RoomTitle({ room }: { room: Room }) {
  const to = useTo()
  return (
    <p className="mt-2 text-lead wrap-anywhere">
      <TextLink as={ShopLink} to={to('account-project', { id: room._id })} className="inline-flex min-h-7 items-center">
        {room.title}
      </TextLink>
    </p>
  )
}
