import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { useShop } from '../../shared/page/shop.tsx'
import type { ShownVersion } from './quotation-reading.ts'

/** Request a new quotation after expiry: a mail that refers to the old one, or a call. */
export function RequestNewQuotation({ reading: { head } }: { reading: ShownVersion }) {
  const t = useTranslations('quotations')
  const { email, phone } = useShop().footer.store_information
  const subject = encodeURIComponent(
    t('askSubject', { number: `${head.number} ${t('version', { version: head.version })}` }),
  )
  return (
    <div className="grid justify-items-start gap-3">
      <LinkButton href={`${email.url}?subject=${subject}`} variant="main">
        {t('askAnew')}
      </LinkButton>
      <p className="text-caption text-muted">{t('askBy', { phone: phone.title, email: email.title })}</p>
    </div>
  )
}
