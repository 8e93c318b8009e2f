import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { noteView } from '../../shared/figures/note-view.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useShopIfLoaded } from '../../shared/page/shop.tsx'
import { cartPanelStore, closeCartPanel } from './cart-panel-store.ts'
import { loadCartPanel } from './load-cart-panel.ts'

const panels = {
  zh: lazy(() => loadCartPanel('zh')),
  cn: lazy(() => loadCartPanel('cn')),
  en: lazy(() => loadCartPanel('en')),
} as const

/** The place of the side panel; its code is loaded on first use. */
export function CartPanelPlace() {
  const { isOpen, message } = useSyncExternalStore(
    cartPanelStore.subscribe,
    cartPanelStore.read,
    cartPanelStore.readOnServer,
  )
  const [wasOpened, setWasOpened] = useState(false)
  const { pathname } = useLocation()
  const locale = useLocale()
  const CartPanel = panels[locale]
  const isCounted = useShopIfLoaded()?.countsVisits === true

  useEffect(() => {
    if (!isOpen) return
    setWasOpened(true)
    if (isCounted) noteView({ screen: 'cart', locale }, false)
  }, [isOpen, isCounted, locale])

  useEffect(() => closeCartPanel(), [pathname])

  if (!isOpen && !wasOpened) return null
  return (
    <Suspense>
      <CartPanel isOpen={isOpen} message={message} onClose={closeCartPanel} />
    </Suspense>
  )
}
