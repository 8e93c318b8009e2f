import SearchIcon from '@mui/icons-material/SearchOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from '../i18n.ts'
import { lazyPart } from '../lazy-part.tsx'
import type { MenuEntry } from '../manifest.ts'
import { useStored } from '../use-stored.ts'
import type { Searchable } from './searchable.ts'
import { useShortcuts } from './use-shortcuts.ts'

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)
const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

/** The search, opened by keyboard or button. */
export function OfficeSearch({ menu, searchable }: { menu: readonly MenuEntry[]; searchable: Searchable }) {
  const t = useTranslate()
  const [shown, setShown] = useState<'search' | 'help'>()
  const [isOn, setOn] = useStored('fitout.shortcuts', true)
  // State of this component, so that letters typed before the dialog has loaded appear in its field.
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  function search(): void {
    setTyped('')
    setOpen(false)
    setShown('search')
  }
  const close = () => setShown(undefined)
  useShortcuts({
    menu,
    isOn,
    onSearch: search,
    onHelp: () => setShown('help'),
    isSearching: shown === 'search',
    ...(shown === 'search' && !isOpen && { onLetter: (letter) => setTyped((before) => before + letter) }),
  })
  return (
    <>
      <Tooltip title={t('officeSearch.open')}>
        <IconButton aria-label={t('officeSearch.open')} color="inherit" onClick={search}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <Suspense>
        {shown === 'search' && (
          <SearchDialog
            menu={menu}
            onClose={close}
            onOpen={() => setOpen(true)}
            onType={setTyped}
            searchable={searchable}
            typed={typed}
          />
        )}
        {shown === 'help' && <ShortcutSheet isOn={isOn} menu={menu} onClose={close} onSwitch={setOn} />}
      </Suspense>
    </>
  )
}
