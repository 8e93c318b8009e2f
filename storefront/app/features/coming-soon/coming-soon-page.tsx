import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'

/** A screen whose feature is still being built says so, and leads on. */
export function ComingSoonPage({ title }: { title: string }) {
  const t = useTranslations('comingSoon')
  const to = useTo()
  const ways = [
    { path: to('products'), text: t('products') },
    { path: to('services'), text: t('services') },
    { path: to('contact-us'), text: t('contact') },
  ]
  return (
    <section className="page grid min-h-[60svh] content-center gap-6 py-section">
      <PageHead title={title} hidden />
      <p className="text-caption text-muted">{t('label')}</p>
      <h1 className="font-display text-display">{title}</h1>
      <p className="max-w-measure text-lead text-muted">{t('sentence')}</p>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {ways.map((way) => (
          <li key={way.path}>
            <ShopLink to={way.path} className="line-link">
              {way.text}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
