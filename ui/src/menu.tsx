import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { anchored, anchorOf } from './anchor.ts'
import { classNames } from './class-names.ts'
import type { LinkSlot } from './link-slot.ts'
import { useTypeahead } from './use-typeahead.ts'

export type MenuItem = {
  key: string
  title: string
  icon?: ReactNode
  isDisabled?: boolean
  isGrave?: boolean
} & ({ href: string } | { onSelect: () => void })

type Props = {
  /** The content of the button. */
  children: ReactNode
  /** The label of a button without text. */
  label?: string
  items: MenuItem[]
  look?: ButtonLook
  className?: string
  link?: LinkSlot
}

const row = [
  'flex min-h-target w-full items-center gap-3 px-4 text-start text-small -outline-offset-2 transition-colors',
  'hover:bg-sand focus-visible:bg-sand active:bg-stone aria-disabled:pointer-events-none aria-disabled:text-control',
].join(' ')

/** A menu button. Arrow keys, Home, End and typeahead move through the items; Escape returns the focus. */
export function Menu({ children, label, items, look, className, link: Link = 'a' }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const opensAtEnd = useRef(false)
  const rows = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const findByLetters = useTypeahead()

  function settle(opened: boolean) {
    setIsOpen(opened)
    const { activeElement } = document
    if (opened)
      rows()
        .at(opensAtEnd.current ? -1 : 0)
        ?.focus()
    else if (activeElement === document.body || menu.current?.contains(activeElement)) button.current?.focus()
    opensAtEnd.current = false
  }

  function walk(event: KeyboardEvent) {
    const all = rows()
    const at = all.findIndex((one) => one === document.activeElement)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const wanted = steps[event.key]
    const found = findByLetters(event, all, at)
    const next = wanted === undefined ? found : all.at(wanted % all.length)
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          opensAtEnd.current = event.key === 'ArrowUp'
          menu.current?.showPopover()
        }}
        style={anchorOf(id)}
        className={classNames(look && buttonStyle(look), className)}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-button`}
        onToggle={(event) => settle(event.newState === 'open')}
        onKeyDown={walk}
        style={anchored(id)}
        className="floats fades min-w-52 py-2"
      >
        {items.map((item) => (
          <MenuRow key={item.key} item={item} onClose={() => menu.current?.hidePopover()} link={Link} />
        ))}
      </div>
    </>
  )
}

type RowProps = { item: MenuItem; onClose: () => void; link: LinkSlot }

function MenuRow({ item, onClose, link: Link }: RowProps) {
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': item.isDisabled || undefined,
    className: classNames(row, item.isGrave && 'text-brick'),
  }
  return 'href' in item && !item.isDisabled ? (
    <Link href={item.href} {...attributes} onClick={onClose}>
      {item.icon}
      {item.title}
    </Link>
  ) : (
    <button
      type="button"
      {...attributes}
      onClick={() => {
        if (item.isDisabled) return
        onClose()
        if ('onSelect' in item) item.onSelect()
      }}
    >
      {item.icon}
      {item.title}
    </button>
  )
}
