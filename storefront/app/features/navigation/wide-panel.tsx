import { Picture } from '@fitout/ui/picture.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { inLanguage } from '../../shared/text/in-language.tsx'
import type { NavigationItem } from './navigation-item.ts'

/** The second and third level in columns, and a picture of the hovered or focused column. */
export function WidePanel({ item }: { item: NavigationItem }) {
  const t = useTranslations('shell')
  const [looked, setLooked] = useState<NavigationItem['children'][number]>()
  const shown = looked ?? item
  const picture = shown.picture ?? item.picture
  const looking = (child: NavigationItem['children'][number]) => {
    const look = () => setLooked(child)
    return { onPointerEnter: look, onFocus: look }
  }
  return (
    <div className="wide-panel page" onPointerLeave={() => setLooked(undefined)}>
      <ul className="wide-panel-columns">
        {item.children.map((child) => (
          <li key={child.title}>
            <ConfiguredLink address={child.path} lang={child.langs?.title} {...looking(child)} className="menu-heading">
              {child.title}
            </ConfiguredLink>
            <ul className="mt-4 grid gap-1">
              {child.children.map((leaf) => (
                <li key={leaf.title}>
                  <ConfiguredLink address={leaf.path} lang={leaf.langs?.title} {...looking(child)}>
                    {leaf.title}
                  </ConfiguredLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {picture && (
        <ConfiguredLink address={shown.path} className="wide-panel-picture group">
          <span className="block overflow-hidden" style={{ backgroundColor: picture.colour }}>
            <Picture
              key={picture.url}
              picture={picture}
              sizes="360px"
              fitting={[360, 720]}
              ratio="room"
              isDecorative
              className="animate-appear"
            />
          </span>
          <span className="mt-3 flex items-center justify-between gap-4 text-small">
            <span>
              {t.rich('seeAllOf', {
                title: shown.title,
                name: inLanguage(shown.langs?.title),
              })}
            </span>
            <ArrowRight
              aria-hidden="true"
              size={18}
              strokeWidth={1.5}
              className="transition-transform group-hover:translate-x-1"
            />
          </span>
        </ConfiguredLink>
      )}
    </div>
  )
}
