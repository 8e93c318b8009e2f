import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { TextLink } from './text-link.tsx'

const services = {
  google: 'https://www.google.com/maps/search/?api=1&query=',
  // Google Maps is not available in mainland China.
  amap: 'https://uri.amap.com/search?keyword=',
} as const

type Props = {
  /** The search query: the address as people write it. */
  query: string
  service?: keyof typeof services
  words: { open: string; newTab: string }
  /** The displayed address. */
  children: ReactNode
}

export function MapLink({ query, service = 'google', words, children }: Props) {
  return (
    <div className="flex items-start gap-3 text-small">
      <MapPin aria-hidden="true" size={18} strokeWidth={1.5} className="mt-1 shrink-0 text-muted" />
      <div className="min-w-0">
        <address className="not-italic">{children}</address>
        <TextLink
          href={services[service] + encodeURIComponent(query)}
          newTab={words.newTab}
          className="inline-flex min-h-8 items-center"
        >
          {words.open}
        </TextLink>
      </div>
    </div>
  )
}
