import { Button } from '@fitout/ui/button.tsx'
import { FileDrop } from '@fitout/ui/file-drop.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import type { QueryKey } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OrderFailure } from '../../shared/booking/look-up.tsx'
import type { TrackedOrder } from './order-view.ts'
import { pictureTypes } from '../../shared/uploads/file-kinds.ts'
import { proofFault } from './proof-rules.ts'
import { useProof } from './use-proof.ts'

type Props = { order: TrackedOrder; queryKey: QueryKey; refetches: boolean }

/** Chooses, previews and uploads the picture that proves a payment. */
export function ProofUpload({ order, queryKey, refetches }: Props) {
  const t = useTranslations('orders')
  const sending = useProof({ orderId: order._id, queryKey, refetches })
  const [file, setFile] = useState<File | null>(null)
  const [wasTried, setWasTried] = useState(false)
  const fault = file || wasTried ? proofFault(file) : undefined
  const percent = Math.round(sending.progress * 100)

  function send(event?: FormEvent): void {
    event?.preventDefault()
    setWasTried(true)
    if (!file || proofFault(file) || sending.isPending) return
    sending.mutate(file, {
      onSuccess() {
        setFile(null)
        setWasTried(false)
      },
    })
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <p className="max-w-measure text-small text-muted">{order.has_proof ? t('proofAgain') : t('proofText')}</p>
      <FileDrop
        label={t('proofPicture')}
        hint={t('proofHint')}
        error={fault && t(fault)}
        accept={pictureTypes}
        file={file}
        onChange={setFile}
        isDisabled={sending.isPending}
        words={{
          choose: t('proofChoose'),
          drop: t('proofDrop'),
          remove: t('proofRemove'),
          preview: t('proofPreview'),
        }}
      />
      {sending.isPending && (
        <div>
          <ProgressBar label={t('proofSend')} value={percent} />
          <p className="mt-2 text-caption text-muted tabular-nums">
            {percent < 100 ? t('proofSending', { percent }) : t('proofChecking')}
          </p>
        </div>
      )}
      <div role="alert" className="empty:hidden">
        <OrderFailure error={sending.error} words={(reason) => t('proofFailed', { reason })} onAgain={() => send()} />
      </div>
      <Button
        type="submit"
        variant={order.has_proof ? 'plain' : 'main'}
        isBusy={sending.isPending}
        className="justify-self-start max-sm:w-full"
      >
        {order.has_proof ? t('proofReplace') : t('proofSend')}
      </Button>
    </form>
  )
}
