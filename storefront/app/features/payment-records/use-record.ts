import { CallError } from '@fitout/contract/client.ts'
import { submitPaymentRecord } from '@fitout/contract/payment-records.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { useAttemptKey } from '../../shared/forms/use-attempt-key.ts'
import { useScheduleChanged } from '../../shared/renovations/use-schedule.ts'
import { uploadPictures } from '../../shared/uploads/upload-pictures.ts'
import { dollarsIn, type RecordValues } from './record-draft.ts'

type Sent = { values: RecordValues; file: File }

/** Whether the call did not reach the shop, or its answer was lost. */
const isCutOff = (error: unknown) => error instanceof CallError && error.problem.status === 0

/**
 * Submits a record once, however often it is sent. After a lost connection it is kept, and sent again with the same key
 * when the connection is back.
 */
export function useRecord(params: { id: string; instalment_id: string }, onSent: () => void) {
  const t = useTranslations('paymentRecords')
  const changed = useScheduleChanged(params.id)
  const keyOf = useAttemptKey()
  const uploaded = useRef<{ file: File; id: string }>(undefined)
  const [progress, setProgress] = useState(0)
  const sending = useMutation({
    meta: { success: t('sent'), failure: false },
    async mutationFn({ values, file }: Sent) {
      setProgress(0)
      // An uploaded picture keeps its id: another one would make it a different record.
      if (uploaded.current?.file !== file) {
        const [id = ''] = await uploadPictures([file], setProgress)
        uploaded.current = { file, id }
      }
      const image = uploaded.current.id
      const { wallet, amount, bank_number, user_name, ...rest } = values
      const body = {
        ...rest,
        wallet: values.channel === 'WALLET' ? wallet : null,
        amount: dollarsIn(amount),
        bank_number: bank_number.trim(),
        user_name: user_name.trim(),
        image,
      }
      await call(submitPaymentRecord, { params, body, idempotencyKey: keyOf(body) })
      await changed()
    },
    onSuccess: onSent,
  })
  const { mutate, variables, error } = sending
  const wasCutOff = isCutOff(error)

  useEffect(() => {
    if (!wasCutOff || !variables) return undefined
    const again = () => mutate(variables)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [wasCutOff, variables, mutate])

  return {
    isPending: sending.isPending,
    percent: Math.round(progress * 100),
    wasCutOff,
    failure: wasCutOff ? undefined : (error ?? undefined),
    send: mutate,
  }
}
