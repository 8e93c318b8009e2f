import { Disclosure } from '@fitout/ui/disclosure.tsx'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { Part } from './part.tsx'
import type { TrackedOrder } from './order-view.ts'
import { ProofUpload } from './proof-upload.tsx'

type Props = {
  order: TrackedOrder
  queryKey: QueryKey
  refetches: boolean
  /** The uploaded proof, if this reader may see it. */
  children?: ReactNode
}

/** The proof of payment: a form to upload it, and to replace it afterwards. */
export function ProofPart({ order, queryKey, refetches, children }: Props) {
  const t = useTranslations('orders')
  if (!order.has_proof && !order.can_upload) return null
  const upload = <ProofUpload order={order} queryKey={queryKey} refetches={refetches} />
  const isWaited = order.is_proof_refused && order.can_upload
  return (
    <Part title={t('proof')}>
      {order.has_proof && children}
      {isWaited && order.expires_at && (
        <p className="mb-5 max-w-measure text-small">{t('proofBefore', { time: showInstant(order.expires_at) })}</p>
      )}
      {order.can_upload &&
        (order.has_proof && !isWaited ? <Disclosure title={t('proofReplace')}>{upload}</Disclosure> : upload)}
    </Part>
  )
}
