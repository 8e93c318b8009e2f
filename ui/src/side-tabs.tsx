import type { ReactNode } from 'react'
import type { LinkSlot } from './link-slot.ts'

type Props = {
  label: string
  tabs: { href: string; title: string; icon?: ReactNode; aside?: ReactNode }[]
  /** The path of the open tab. */
  current: string
  link?: LinkSlot
}

const row = [
  'flex min-h-target items-center gap-3 text-small text-muted transition-colors hover:text-ink active:bg-sand',
  'max-lg:rounded-full max-lg:border max-lg:border-stone max-lg:px-4 max-lg:whitespace-nowrap max-lg:hover:border-ink',
  'max-lg:aria-[current]:border-ink max-lg:aria-[current]:bg-ink max-lg:aria-[current]:text-paper',
  'lg:border-s lg:border-stone lg:ps-5 lg:pe-3 lg:aria-[current]:border-ink lg:aria-[current]:font-medium',
  'lg:aria-[current]:text-ink',
].join(' ')

/** The pages of an area: a list at the side, or a row to swipe on phones. */
export function SideTabs({ label, tabs, current, link: Link = 'a' }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="max-lg:scroll-row max-lg:-m-1 max-lg:gap-2 max-lg:p-1">
        {tabs.map(({ href, title, icon, aside }) => (
          <li
            key={href}
            ref={(item) => {
              // On phones the row is scrolled to the open tab.
              if (href === current && item?.parentElement) item.parentElement.scrollLeft = item.offsetLeft - 16
            }}
            className="shrink-0"
          >
            <Link href={href} aria-current={href === current ? 'page' : undefined} className={row}>
              {icon}
              <span className="lg:flex-1">{title}</span>
              {aside !== undefined && <span className="text-caption tabular-nums">{aside}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
