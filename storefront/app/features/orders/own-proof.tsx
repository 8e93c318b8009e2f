import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { OrderDetails } from './order-view.ts'

/** The uploaded proof; the API shows it only to its owner. */
export function OwnProof({ proof }: { proof: OrderDetails['checkout']['offline'] }) {
  const t = useTranslations('orders')
  if (!proof.image) return null
  return (
    <figure className="mb-6">
      <a href={proof.image} target="_blank" rel="noopener" className="block w-fit max-w-full">
        <img src={proof.image} alt={t('proofOwn')} className="max-h-80 w-auto" />
      </a>
      {proof.refusal && (
        <p className="mt-3 max-w-prose border-l-2 border-brick pl-3 text-small text-brick">
          {t('proofRefused', { reason: proof.refusal })}
        </p>
      )}
      {proof.uploaded_at && (
        <figcaption className="mt-2 text-caption text-muted">
          {t('proofSeen', { time: showInstant(proof.uploaded_at) })}
        </figcaption>
      )}
    </figure>
  )
}
