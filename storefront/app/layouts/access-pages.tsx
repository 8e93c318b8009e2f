import { Outlet } from 'react-router'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** Screens by which one becomes a member and comes in: they need more words. */
export function AccessPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
