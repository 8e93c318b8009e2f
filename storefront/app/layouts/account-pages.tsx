import { Outlet } from 'react-router'
import { AccountLayout } from '../features/account/account-layout.tsx'
import { SignOutButton } from '../features/auth/sign-out-button.tsx'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

const signOutLook = 'line-link mt-6 flex min-h-target items-center gap-2 text-small text-muted max-lg:hidden lg:ms-5'

/** The tabs of a member's account: their list, additional messages, and the member's data. */
export default function AccountPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <VisitorQueries>
        <AccountLayout signOut={<SignOutButton className={signOutLook} />}>
          <Outlet />
        </AccountLayout>
      </VisitorQueries>
    </MoreMessages>
  )
}
