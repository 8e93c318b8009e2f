import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { StructuredData } from '../../shared/structured-data/structured-data.tsx'
import { openingHoursFacts } from './opening-hours-facts.ts'

/** Address and contacts of the studio, from the configuration. */
export function StudioInformation() {
  const t = useTranslations('contents')
  const shell = useTranslations('shell')
  const { footer, navbar, chat, publicUrl, openingHours, closedSoon } = useShop()
  const { address, phone, email } = footer.store_information
  return (
    <>
      <StructuredData
        facts={{
          '@type': 'HomeAndConstructionBusiness',
          name: navbar.logo.title,
          url: publicUrl,
          address: { '@type': 'PostalAddress', streetAddress: address.title, addressCountry: 'HK' },
          telephone: phone.title,
          email: email.title,
          ...(openingHours && openingHoursFacts(openingHours)),
        }}
      />
      <dl className="border-b border-stone text-small">
        <Entry name={t('address')}>
          <p lang={address.langs?.title}>{address.title}</p>
          <ConfiguredLink address={address.url} className="line-link inline-flex min-h-8 items-center gap-1.5">
            {t('map')}
            <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
            <span className="sr-only">{shell('newTab')}</span>
          </ConfiguredLink>
        </Entry>
        {openingHours && (
          <Entry name={t('hours')}>
            <span lang={openingHours.langs?.title}>{openingHours.title}</span>
            <ClosedDays days={closedSoon} />
          </Entry>
        )}
        <Entry name={t('reach')}>
          <ul>
            {[phone, email].map(({ title, url }) => (
              <li key={url}>
                <ConfiguredLink address={url} className="line-link inline-flex min-h-8 items-center wrap-anywhere">
                  {title}
                </ConfiguredLink>
              </li>
            ))}
            <li>
              <ConfiguredLink address={chat.url} className="line-link inline-flex min-h-8 items-center gap-1.5">
                <span lang={chat.langs?.title}>{chat.title}</span>
                <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
                <span className="sr-only">{shell('newTab')}</span>
              </ConfiguredLink>
            </li>
          </ul>
        </Entry>
      </dl>
    </>
  )
}

/** The written hours are those of an ordinary week; days on which the studio is closed are listed below them. */
function ClosedDays({ days }: { days: readonly { day: string; title: string }[] }) {
  const t = useTranslations('contents')
  if (days.length === 0) return null
  return (
    <>
      <p className="mt-2 text-muted">{t('closedSoon')}</p>
      <ul>
        {days.map(({ day, title }) => (
          <li key={day}>
            <time dateTime={day}>{title}</time>
          </li>
        ))}
      </ul>
    </>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-gutter gap-y-1 border-t border-stone py-4 sm:max-lg:grid-cols-[7rem_minmax(0,1fr)] 2xl:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
