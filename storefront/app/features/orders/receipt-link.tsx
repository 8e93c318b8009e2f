import { withQuery } from '@fitout/contract/with-query.ts'
import FileText from 'lucide-react/icons/file-text'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'

/** Downloads the receipt in the language of the page. */
export function ReceiptLink({ orderId }: { orderId: string }) {
  const t = useTranslations('orders')
  return (
    <p className="mt-4">
      <a
        href={withQuery(`/api/orders/${orderId}/receipt`, { language: useLocale() })}
        target="_blank"
        rel="noopener"
        className="line-link inline-flex min-h-10 items-center gap-2 text-small"
      >
        <FileText aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('receipt')}
      </a>
    </p>
  )
}
