import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import type { OrderDetails } from './order-view.ts'
import { useOrderStep } from './use-order-step.ts'

/** What the owner of an order can do with it, apart from paying. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const shell = useTranslations('shell')
  const wordsForError = useWordsForError()
  const [isAsking, setIsAsking] = useState(false)
  const cancelling = useOrderStep(order._id, 'cancelled')
  const completing = useOrderStep(order._id, 'completed')
  const failure = cancelling.error ?? completing.error
  return (
    <div className="grid gap-4">
      {order.can_complete && (
        <>
          <p className="text-small text-muted">{t(`handovers.${order.handover}.completeText`)}</p>
          <Button variant="main" wide isBusy={completing.isPending} onClick={() => completing.mutate()}>
            {t(`handovers.${order.handover}.complete`)}
          </Button>
        </>
      )}
      <div role="alert" className="empty:hidden">
        {failure && <Notice tone="error">{t('stepFailed', { reason: wordsForError(failure) })}</Notice>}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <Button variant="quiet" onClick={() => print()}>
          {t('print')}
        </Button>
        {order.can_cancel && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('cancelTitle')}
        closeLabel={shell('closeMessage')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('cancelKeep')}</Button>
            <Button
              variant="dark"
              onClick={() => {
                setIsAsking(false)
                cancelling.mutate()
              }}
            >
              {t('cancelConfirm')}
            </Button>
          </>
        }
      >
        <p className="text-small">{t('cancelText')}</p>
      </Dialog>
    </div>
  )
}
