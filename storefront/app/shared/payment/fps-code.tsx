import Download from 'lucide-react/icons/download'
import { useTranslations } from 'use-intl'

type Props = { code: { picture: string }; reference: string; text: string }

/** The FPS QR code, to scan, or to save and open in a banking app on the same phone. */
export function FpsCode({ code, reference, text }: Props) {
  const t = useTranslations('orders')
  return (
    <figure className="grid content-start gap-3">
      <img
        src={code.picture}
        alt={t('paymentCode')}
        width={208}
        height={208}
        className="size-52 border border-stone bg-white [image-rendering:pixelated]"
      />
      <p className="print:hidden">
        <a
          href={code.picture}
          download={`FPS-${reference}.png`}
          className="line-link inline-flex min-h-10 items-center gap-2 text-small"
        >
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('savePicture')}
        </a>
      </p>
      <figcaption className="grid max-w-measure gap-1 text-caption text-muted print:hidden">
        <span>{text}</span>
        <span className="sm:hidden">{t('codeSamePhone')}</span>
      </figcaption>
    </figure>
  )
}
