import { formatMoney } from '@fitout/ui/money.ts'
import { Button } from '@fitout/ui/button.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../shared/forms/draft.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import type { Instalment } from '../../shared/renovations/use-schedule.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { accountFor, dollarsIn, faultsOf, recordDraft, type RecordValues } from './record-draft.ts'
import { RecordFields } from './record-fields.tsx'
import { useRecord } from './use-record.ts'

type Props = { roomId: string; instalment: Instalment; channels: PaymentChannels; onClose: () => void }

/** A payment as stated by the payer, with its picture. */
export function RecordForm({ roomId, instalment, channels, onClose }: Props) {
  const t = useTranslations('paymentRecords')
  const id = useId()
  const today = useToday()
  const values = useValues(instalment, channels, today)
  const [file, setFile] = useState<File | null>(null)
  const [wasTried, setWasTried] = useState(false)
  const record = useRecord({ id: roomId, instalment_id: instalment._id }, () => {
    recordDraft.clear()
    onClose()
  })
  const faults = faultsOf(values, file, today)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    const [first] = Object.keys(faults)
    if (first) focusField(event.currentTarget, first)
    else if (file && !record.isPending) record.send({ values, file })
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby={id}
      onSubmit={submit}
      className="mt-4 grid gap-5 bg-sand p-5 sm:p-6"
    >
      <div>
        <h4 id={id} className="font-medium">
          {t('addTitle')}
        </h4>
        <p className="mt-1 max-w-measure text-small text-muted">{t('addText')}</p>
      </div>
      <RecordFields
        values={values}
        file={file}
        faults={wasTried ? faults : faults.file && file ? { file: faults.file } : {}}
        channels={channels}
        isDisabled={record.isPending}
        onChange={(part) => recordDraft.change({ ...values, ...part, instalment: instalment._id })}
        onFile={setFile}
      />
      {dollarsIn(values.amount) > instalment.open && (
        <p className="max-w-measure text-small">{t('more', { open: formatMoney(instalment.open) })}</p>
      )}
      <Outcome record={record} />
      <div className="flex flex-wrap gap-4 max-sm:*:w-full">
        <Button type="submit" variant="main" isBusy={record.isPending}>
          {t(record.wasCutOff ? 'again' : 'send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  )
}

/** The values typed for this instalment, or likely defaults. */
function useValues(instalment: Instalment, channels: PaymentChannels, today: string): RecordValues {
  const { instalment: of, ...typed } = useDraft(recordDraft)
  if (of === instalment._id) return typed
  return {
    channel: 'FPS',
    wallet: 'PAYME',
    bank_number: accountFor(channels, 'FPS', 'PAYME'),
    amount: instalment.open.toFixed(2),
    paid_on: today,
    user_name: '',
  }
}

function Outcome({ record }: { record: ReturnType<typeof useRecord> }) {
  const t = useTranslations('paymentRecords')
  const { isPending, percent, wasCutOff, failure } = record
  return (
    <>
      {isPending && (
        <div>
          <ProgressBar label={t('send')} value={percent} />
          <p className="mt-2 text-caption text-muted tabular-nums">
            {percent < 100 ? t('sending', { percent }) : t('checking')}
          </p>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {wasCutOff && !isPending && <Notice>{t('cutOff')}</Notice>}
      </div>
      <FailureNotice failure={failure} />
    </>
  )
}
