import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { StructuredData } from '../../shared/structured-data/structured-data.tsx'

/** Where the studio is and how to reach it, from the configuration. */
export function StudioInformation() {
  const t = useTranslations('contents')
  const { footer, navbar, chat, publicUrl } = useShop()
  const { address, phone, email, hours } = footer.store_information
  return (
    <>
      <StructuredData
        facts={{
          '@type': 'HomeAndConstructionBusiness',
          name: navbar.logo.title,
          url: publicUrl,
          address: address.title,
          telephone: phone.title,
          email: email.title,
        }}
      />
      <h2 className="sr-only">{t('studio')}</h2>
      <dl className="grid gap-5 text-small sm:grid-cols-2 lg:grid-cols-1">
        <Entry name={t('address')}>
          <ConfiguredLink address={address.url} className="line-link">
            {address.title}
          </ConfiguredLink>
        </Entry>
        <Entry name={t('hours')}>{hours.title}</Entry>
        <Entry name={t('phone')}>
          <ConfiguredLink address={phone.url} className="line-link">
            {phone.title}
          </ConfiguredLink>
        </Entry>
        <Entry name={t('email')}>
          <ConfiguredLink address={email.url} className="line-link wrap-anywhere">
            {email.title}
          </ConfiguredLink>
        </Entry>
        <Entry name={t('chat')}>
          <ConfiguredLink address={chat.url} className="line-link">
            {chat.title}
          </ConfiguredLink>
        </Entry>
      </dl>
    </>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
