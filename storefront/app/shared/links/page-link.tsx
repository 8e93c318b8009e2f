import type { LinkSlotProps } from '@fitout/ui/link-slot.ts'
import { ShopLink } from './shop-link.tsx'

/** The shop's link with the props that the primitives of `ui` require. */
export function PageLink({ href, ...props }: LinkSlotProps) {
  return <ShopLink to={href} {...props} />
}
