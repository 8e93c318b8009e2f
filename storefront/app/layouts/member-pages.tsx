import { Outlet } from 'react-router'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** Wishlist, vouchers and the member store: what members come back for. */
export function MemberPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
