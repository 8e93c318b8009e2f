import Gift from 'lucide-react/icons/gift'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'

/** The offers that a little more would unlock. */
export function NearOffers({ offers }: { offers: ChosenCart['nearOffers'] }) {
  if (offers.length === 0) return null
  return (
    <ul className="grid gap-1.5 text-caption text-muted">
      {offers.map(({ message }) => (
        <li key={message} className="flex gap-2">
          <Gift aria-hidden="true" size={15} strokeWidth={1.5} className="mt-1 shrink-0" />
          {message}
        </li>
      ))}
    </ul>
  )
}
