import { useModal } from '@fitout/ui/use-modal.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SharedPart } from '../../shared/page/shared-part.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { SearchBox } from './search-box.tsx'
import { searchId, searchStore, showSearch } from './search-store.ts'

/** The search over the header of every page. Without scripts it is a form that leads to the list. */
export function SearchDialog() {
  const t = useTranslations('search')
  const isOpen = useSyncExternalStore(searchStore.subscribe, searchStore.read, searchStore.readOnServer)
  const { navigation } = useShop().navbar
  const close = () => showSearch(false)
  const modal = useModal(isOpen, close)
  const { key } = useLocation()
  useEffect(() => showSearch(false), [key])
  return (
    <dialog {...modal} onCancel={close} id={searchId} aria-label={t('label')} className="search-sheet slides">
      <SharedPart name="search" by={() => [navigation]}>
        <SearchBox isOpen={isOpen} onClose={close} />
      </SharedPart>
    </dialog>
  )
}
