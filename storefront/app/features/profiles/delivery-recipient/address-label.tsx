import { composeHongKongAddress } from '@fitout/contract/hong-kong-address.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import type { RecipientFields } from './recipient-draft.ts'

/** The address as printed for the courier. */
export function AddressLabel({ values }: { values: RecipientFields }) {
  const t = useTranslations('deliveryRecipient')
  const locale = useLocale()
  const address = values.district && composeHongKongAddress(values, locale)
  const name = values.name.trim()
  const lines = locale === 'en' ? [name, address] : [address, name]
  return (
    <figure className="bg-sand p-5">
      <figcaption className="text-caption text-muted">{t('label')}</figcaption>
      {address ? (
        <address className="mt-2 text-small wrap-anywhere whitespace-pre-line not-italic">
          {lines.filter(Boolean).join('\n')}
        </address>
      ) : (
        <p className="mt-2 text-small text-muted">{t('labelEmpty')}</p>
      )}
    </figure>
  )
}
