import { classNames } from '@fitout/ui/class-names.ts'
import { useTranslations } from 'use-intl'
import { currentYear } from '../../shared/i18n/shop-dates.ts'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { useShopIfLoaded } from '../../shared/page/shop.tsx'
import { LogoMark } from '../../shared/page/logo-mark.tsx'
import { SocialSign } from './social-sign.tsx'

export type FooterKind = 'full' | 'short' | 'copyright'

/** The footer: all of it, contacts above the last line, or the last line only. */
export function Footer({ kind }: { kind: FooterKind }) {
  const t = useTranslations('shell')
  const footer = useShopIfLoaded()?.footer
  if (!footer) return null
  return (
    // Fixed at the bottom of the window, a half-loaded footer would move up as the rest arrives. A complete one is so high that
    // only a very high window has room below it.
    <footer className={classNames('bg-sand', kind === 'full' ? '[@media(min-height:75rem)]:mt-auto' : 'mt-auto')}>
      {kind === 'full' && (
        <div className="page grid gap-12 py-block lg:grid-cols-[minmax(0,1.4fr)_minmax(0,2.6fr)] lg:gap-20 lg:py-20">
          <div className="grid content-start gap-6">
            <p className="footer-logo">
              <LogoMark logo={footer.logo} height={50} />
            </p>
            <p lang={footer.langs?.description} className="max-w-phrase text-small text-muted">
              {footer.description}
            </p>
            <StoreInformation />
            <ul aria-label={t('social')} className="flex flex-wrap gap-x-5">
              {footer.social_media.map(({ name, url, fa_icon: written }) => (
                <li key={name}>
                  <ConfiguredLink address={url} className="footer-link gap-2">
                    <SocialSign written={written} />
                    {name}
                    <span className="sr-only">{` ${t('newTab')}`}</span>
                  </ConfiguredLink>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={t('footerNavigation')} className="footer-sections">
            {footer.sections.map((section) => (
              <div key={section.title}>
                <h2 lang={section.langs?.title}>{section.title}</h2>
                <ul>
                  {section.links.map((link) => (
                    <li key={link.url}>
                      <ConfiguredLink address={link.url} lang={link.langs?.title}>
                        {link.title}
                      </ConfiguredLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      )}
      {kind === 'short' && <Reach />}
      <div className="border-t border-stone first:border-0">
        <div className="page flex flex-wrap justify-between gap-x-8 gap-y-1 pt-6 pb-22 text-caption text-muted md:pe-28 md:pb-6">
          <p lang={footer.langs?.copyright}>{footer.copyright.replace('{year}', String(currentYear()))}</p>
          <p lang={footer.langs?.powered_by}>{footer.powered_by}</p>
        </div>
      </div>
    </footer>
  )
}

/** One line with help for questions on the way to an order. */
function Reach() {
  const shop = useShopIfLoaded()
  if (!shop) return null
  const { openingHours } = shop
  const store = shop.footer.store_information
  return (
    <address className="page flex flex-wrap items-center gap-x-8 pt-6 pb-4 not-italic">
      {[store.phone, store.email].map(({ title, langs, url }) => (
        <ConfiguredLink key={url} address={url} lang={langs?.title} className="footer-link">
          {title}
        </ConfiguredLink>
      ))}
      {openingHours && (
        <span lang={openingHours.langs?.title} className="text-small text-muted">
          {openingHours.title}
        </span>
      )}
    </address>
  )
}

function StoreInformation() {
  const shop = useShopIfLoaded()
  if (!shop) return null
  const { openingHours } = shop
  const store = shop.footer.store_information
  return (
    <div className="text-small">
      <h2 lang={store.langs?.title} className="font-medium">
        {store.title}
      </h2>
      <address className="mt-2 grid justify-items-start text-muted not-italic">
        {[store.address, store.phone, store.email].map(({ title, langs, url }) => (
          <ConfiguredLink key={url} address={url} lang={langs?.title} className="footer-link max-w-phrase">
            {title}
          </ConfiguredLink>
        ))}
        {openingHours && (
          <p lang={openingHours.langs?.title} className="mt-1">
            {openingHours.title}
          </p>
        )}
      </address>
    </div>
  )
}
