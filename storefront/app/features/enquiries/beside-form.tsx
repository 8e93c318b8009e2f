import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { useShop } from '../../shared/page/shop.tsx'

const steps = ['read', 'reply', 'meet'] as const

/** What happens after sending, and the other ways to contact the studio. */
export function BesideForm() {
  const t = useTranslations('enquiry')
  const { footer, chat } = useShop()
  const { phone, email } = footer.store_information
  return (
    <aside className="text-small lg:sticky lg:top-10">
      <h2 className="font-medium">{t('nextTitle')}</h2>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 text-muted">
            <span aria-hidden="true" className="font-display text-lead leading-none text-ink tabular-nums">
              {index + 1}
            </span>
            <span>{t(`next.${step}`)}</span>
          </li>
        ))}
      </ol>
      <h2 className="mt-10 font-medium">{t('rather')}</h2>
      <ul className="mt-2">
        {[phone, email, chat].map(({ title, langs, url }) => (
          <li key={url}>
            <ConfiguredLink
              address={url}
              lang={langs?.title}
              className="line-link inline-flex min-h-8 items-center wrap-anywhere"
            >
              {title}
            </ConfiguredLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
