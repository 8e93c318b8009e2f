import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { openCartPanel } from './cart-panel-store.ts'
import { useCartCount } from './cart-state.ts'
import { loadCartPanel } from './load-cart-panel.ts'

/** The booking form's button in the header, with its count; opens the side panel. */
export function CartWidget() {
  const t = useTranslations('shell')
  const count = useCartCount()
  const locale = useLocale()
  const load = () => void loadCartPanel(locale).catch(() => undefined)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('cartCount', { count })}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => openCartPanel()}
      className="header-widget"
    >
      <CalendarCheck aria-hidden="true" size={20} strokeWidth={1.5} />
      {count > 0 && (
        <span aria-hidden="true" className="header-count">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
