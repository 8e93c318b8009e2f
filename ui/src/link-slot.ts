import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'

export type LinkSlotProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  children?: ReactNode
}

/** The app's link component; a plain `<a>` by default. */
export type LinkSlot = ComponentType<LinkSlotProps> | 'a'
