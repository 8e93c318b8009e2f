import ChevronDown from 'lucide-react/icons/chevron-down'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { anchored, anchorOf } from './anchor.ts'
import type { LinkSlot } from './link-slot.ts'

const openAfterMilliseconds = 120
const closeAfterMilliseconds = 220

const title = [
  'inline-flex min-h-target items-center text-small underline-offset-8 transition-colors',
  'hover:underline active:text-clay-deep aria-[current]:underline',
].join(' ')

/** The top level of a site's menu: links, some of them with a panel. */
export function NavigationMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-x-7">{children}</ul>
    </nav>
  )
}

type LinkProps = { href: string; isCurrent?: boolean; link?: LinkSlot; children: ReactNode }

export function NavigationLink({ href, isCurrent, link: Link = 'a', children }: LinkProps) {
  return (
    <li>
      <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={title}>
        {children}
      </Link>
    </li>
  )
}

type PanelProps = Omit<LinkProps, 'children'> & { title: string; moreLabel: string; children: ReactNode }

/** The title is a link; its arrow opens the panel by key or touch, hovering opens it by mouse. */
export function NavigationPanel({ title: words, moreLabel, href, isCurrent, link: Link = 'a', children }: PanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const arrow = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
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
    <li
      className="group flex items-center gap-0.5"
      style={anchorOf(id)}
      onPointerEnter={later(true)}
      onPointerLeave={later(false)}
    >
      <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={title}>
        {words}
      </Link>
      <button
        ref={arrow}
        type="button"
        popoverTarget={id}
        aria-label={moreLabel}
        className="grid size-7 place-items-center rounded-full transition-colors hover:bg-sand active:bg-stone"
      >
        <ChevronDown
          aria-hidden="true"
          size={14}
          strokeWidth={1.5}
          className="transition-transform group-has-[:popover-open]:rotate-180"
        />
      </button>
      <div ref={panel} id={id} popover="auto" style={anchored(id)} className="floats fades p-6">
        {children}
      </div>
    </li>
  )
}
