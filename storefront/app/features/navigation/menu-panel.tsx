import { type PointerEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import type { NavigationItem } from './navigation-item.ts'
import { WidePanel } from './wide-panel.tsx'

const openAfterMilliseconds = 120
const closeAfterMilliseconds = 220

/**
 * A menu item with a panel: the title is a link, the arrow opens the panel by key, touch or without scripts, and hovering opens
 * it with a mouse.
 */
export function MenuPanel({ item, id }: { item: NavigationItem; id: string }) {
  const t = useTranslations('shell')
  const panel = useRef<HTMLDivElement>(null)
  const arrow = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  useEffect(() => panel.current?.hidePopover(), [key])
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => panel.current?.togglePopover({ force: isOpen, source: arrow.current ?? undefined }),
      isOpen ? openAfterMilliseconds : closeAfterMilliseconds,
    )
  }

  return (
    <li onPointerEnter={later(true)} onPointerLeave={later(false)}>
      <ConfiguredLink address={item.path} lang={item.langs?.title}>
        {item.title}
      </ConfiguredLink>
      <button
        ref={arrow}
        type="button"
        popoverTarget={id}
        aria-label={t('more', { title: item.title })}
        className="menu-arrow"
      />
      <div ref={panel} id={id} popover="auto" className={item.megamenu ? 'menu-panel' : 'menu-panel menu-panel-small'}>
        {item.megamenu ? <WidePanel item={item} /> : <SmallPanel item={item} />}
      </div>
    </li>
  )
}

function SmallPanel({ item }: { item: NavigationItem }) {
  return (
    <ul className="grid gap-1 p-5 text-ink">
      {item.children.map((child) => (
        <li key={child.title}>
          <ConfiguredLink address={child.path} lang={child.langs?.title}>
            {child.title}
          </ConfiguredLink>
        </li>
      ))}
    </ul>
  )
}
