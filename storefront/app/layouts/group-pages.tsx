import { Outlet } from 'react-router'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** Screens that need additional messages. */
export default function GroupPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
