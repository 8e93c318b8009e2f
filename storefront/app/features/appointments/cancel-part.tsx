import { Button } from '@fitout/ui/button.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

type Props = { isBusy: boolean; isOfOrder: boolean; onKeep: () => void; onCancel: (reason: string) => void }

/** Asks for confirmation and an optional reason. */
export function CancelPart({ isBusy, isOfOrder, onKeep, onCancel }: Props) {
  const t = useTranslations('appointments')
  const [reason, setReason] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5 border-t border-stone pt-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-offset-4">
          {t('cancelTitle')}
        </h2>
        <p className="mt-1.5 text-small text-muted">{t(isOfOrder ? 'cancelServiceText' : 'cancelText')}</p>
      </div>
      <TextArea
        label={t('reason')}
        optional={t('optional')}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button variant="main" isBusy={isBusy} onClick={() => onCancel(reason.trim())}>
          {t('cancelNow')}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {t('keepIt')}
        </Button>
      </div>
    </div>
  )
}
