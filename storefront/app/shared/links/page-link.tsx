import type { LinkSlotProps } from '@fitout/ui/link-slot.ts'
import { ShopLink } from './shop-link.tsx'

/** The shop's link in the form that the primitives of `ui` ask for. */
export function PageLink({ href, ...props }: LinkSlotProps) {
  return <ShopLink to={href} {...props} />
}
