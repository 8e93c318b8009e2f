import { AccountWidget } from '../features/account/account-widget.tsx'
import { SignOutButton } from '../features/auth/sign-out-button.tsx'
import { CartWidget } from '../features/cart/cart-widget.tsx'
import { WishlistWidget } from '../features/wishlist/wishlist-widget.tsx'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import type { User } from '../shared/session/session.ts'

/** The header's widgets for any session, a guest's too. Loaded once it is open. */
export default function SessionWidgets({ user }: { user: User }) {
  return (
    <VisitorQueries>
      <AccountWidget user={user} signOut={<SignOutButton className="menu-leaf gap-2" />} />
      <WishlistWidget />
      <CartWidget />
    </VisitorQueries>
  )
}
