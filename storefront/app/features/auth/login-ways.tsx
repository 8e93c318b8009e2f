import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ContactType } from '../../shared/credentials/contact-draft.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

const ways = [
  { type: 'EMAIL', screen: 'login-email', words: 'byEmail' },
  { type: 'PHONE', screen: 'login-phone', words: 'byPhone' },
] as const

/** Tabs for email and telephone, which are two pages; the return path is kept. */
export function LoginWays({ type }: { type: ContactType }) {
  const t = useTranslations('auth')
  const to = useTo()
  const { search } = useLocation()
  return (
    <nav aria-label={t('ways')} className="mb-8 border-b border-stone">
      <ul className="-mb-px flex gap-8">
        {ways.map((way) => (
          <li key={way.type}>
            <ShopLink
              to={to(way.screen) + search}
              replace
              aria-current={way.type === type ? 'page' : undefined}
              className="inline-flex min-h-target items-center border-b-2 border-transparent text-small text-muted
                transition-colors hover:text-ink aria-[current]:border-ink aria-[current]:font-medium
                aria-[current]:text-ink"
            >
              {t(way.words)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
