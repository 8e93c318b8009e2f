import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'

export type LinkSlotProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  children?: ReactNode
}

/** How the app at hand makes a link; a plain `<a>` where it says nothing. */
export type LinkSlot = ComponentType<LinkSlotProps> | 'a'
