import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { useTranslations } from 'use-intl'

/** Where the code for the Faster Payment System is to stand, with amount and reference in it. */
export function FpsCodePlace() {
  const t = useTranslations('orders')
  return (
    <figure className="grid aspect-square w-full max-w-44 content-center justify-items-center gap-3 border border-dashed border-control bg-white p-4 text-center">
      <ScanQrCode aria-hidden="true" size={32} strokeWidth={1} className="text-muted" />
      <figcaption className="text-tiny text-muted">{t('codeText')}</figcaption>
    </figure>
  )
}
