import { useAddLine } from '../features/cart/use-add-line.ts'
import { WishlistPage } from '../features/wishlist/wishlist-page.tsx'
import { quickViewOf } from '../layouts/quick-view-place.tsx'

export default function WishlistRoute() {
  return <WishlistPage line={useAddLine()} quickView={quickViewOf} />
}
