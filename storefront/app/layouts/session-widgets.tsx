import { AccountWidget } from '../features/account/account-widget.tsx'
import { CartWidget } from '../features/cart/cart-widget.tsx'
import { WishlistWidget } from '../features/wishlist/wishlist-widget.tsx'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import type { User } from '../shared/session/session.ts'

/** What the header offers to whoever has a session, a guest's too. Loaded once it is open. */
export default function SessionWidgets({ user }: { user: User }) {
  return (
    <VisitorQueries>
      <AccountWidget user={user} />
      <WishlistWidget />
      <CartWidget />
    </VisitorQueries>
  )
}
