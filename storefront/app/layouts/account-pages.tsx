import { Outlet } from 'react-router'
import { AccountLayout } from '../features/account/account-layout.tsx'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** The tabs of a member's account: their list beside them, more words, and the member's own data. */
export function AccountPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <VisitorQueries>
        <AccountLayout>
          <Outlet />
        </AccountLayout>
      </VisitorQueries>
    </MoreMessages>
  )
}
