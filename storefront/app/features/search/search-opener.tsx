import { IconButton } from '@fitout/ui/icon-button.tsx'
import Search from 'lucide-react/icons/search'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { searchId, showSearch } from './search-store.ts'

const icon = <Search aria-hidden="true" size={20} strokeWidth={1.5} />

/** In the header: a magnifying glass. */
export function SearchOpener() {
  const t = useTranslations('search')
  return <IconButton {...opens} label={t('open')} icon={icon} className="header-widget" />
}

/** In the menu of small screens: a row with text. */
export function SearchRow() {
  const t = useTranslations('search')
  return (
    <button
      type="button"
      {...opens}
      onClick={(event) => {
        // First, so that closing the search returns the focus to the menu's button.
        event.currentTarget.closest('dialog')?.close()
        open(event)
      }}
      className="search-row"
    >
      {icon}
      {t('open')}
    </button>
  )
}

function open(event: MouseEvent): void {
  // The command is for a page before its scripts have loaded; now they have.
  event.preventDefault()
  showSearch(true)
}

const opens: ComponentProps<'button'> & { command: string; commandfor: string } = {
  'aria-haspopup': 'dialog',
  onClick: open,
  command: 'show-modal',
  commandfor: searchId,
}
