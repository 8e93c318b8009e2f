import { IconButton } from '@fitout/ui/icon-button.tsx'
import { useModal } from '@fitout/ui/use-modal.ts'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SharedPart } from '../../shared/page/shared-part.tsx'
import { MobileLevels } from './mobile-levels.tsx'
import type { NavigationItem } from './navigation-item.ts'

const id = 'mobile-menu'

type MobileMenuProps = {
  items: NavigationItem[]
  search: ReactNode
  languages: ReactNode
  extras: ReactNode
}

/** The menu on narrow screens. The button also opens it without scripts, if the browser supports invoker commands. */
export function MobileMenu({ items, search, languages, extras }: MobileMenuProps) {
  const t = useTranslations('shell')
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const modal = useModal(isOpen, () => setOpen(false))

  useEffect(() => setOpen(false), [key])

  return (
    <div className="-ms-2.5 @lg:hidden">
      <IconButton
        label={t('openMenu')}
        icon={<Menu aria-hidden="true" size={22} strokeWidth={1.5} />}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The command is for a page before its scripts have loaded; now they have.
          event.preventDefault()
          setOpen(true)
        }}
        {...{ command: 'show-modal', commandfor: id }}
      />
      <dialog {...modal} id={id} aria-label={t('mainNavigation')} className="slides mobile-menu">
        <div className="flex h-(--header) shrink-0 items-center justify-between border-b border-stone ps-gutter pe-1.5">
          {search}
          <IconButton
            label={t('closeMenu')}
            icon={<X aria-hidden="true" size={22} strokeWidth={1.5} />}
            onClick={(event) => {
              event.preventDefault()
              setOpen(false)
            }}
            {...{ command: 'close', commandfor: id }}
          />
        </div>
        <nav aria-label={t('mainNavigation')} className="min-h-0 flex-1 overflow-hidden">
          <SharedPart name="menu" by={() => [items]}>
            <MobileLevels items={items} isOpen={isOpen} />
          </SharedPart>
        </nav>
        <div className="border-t border-stone px-gutter py-3">
          {extras}
          {languages}
        </div>
      </dialog>
    </div>
  )
}
