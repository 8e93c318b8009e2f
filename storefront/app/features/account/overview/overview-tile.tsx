import { TextLink } from '@fitout/ui/text-link.tsx'
import { type ReactNode, useId } from 'react'
import { ShopLink } from '../../../shared/links/shop-link.tsx'

type Way = { to: string; title: string }
type Props = { title: string; link: Way; more?: Way; children: ReactNode }

export function OverviewTile({ title, link, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col border border-stone p-5 sm:p-6">
      <h2 id={id} className="font-display text-title">
        {title}
      </h2>
      <div className="mt-3 flex-1 text-small">{children}</div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {[...(more ? [more] : []), link].map((way) => (
          <TextLink key={way.to} as={ShopLink} to={way.to} look="onward">
            {way.title}
          </TextLink>
        ))}
      </p>
    </section>
  )
}
