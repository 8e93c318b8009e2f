import { Button, Link, Stack, Typography } from '@mui/material'
import { addressOf } from '@fitout/contract/client.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import type { PaymentRecord as Record } from '@fitout/contract/payment-records.ts'
import {
  readStaffPaymentImage,
  readStaffPaymentReceipt,
  reversePaymentRecord,
} from '@fitout/contract/staff/payment-records.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { showTime } from './show-time.ts'
import { staffCall } from './staff-call.ts'
import { useAction } from './use-action.ts'
import { useMay } from './use-may.ts'

/** The decision on a payment, the use of its money, its documents, and a button to revert the decision. */
export function PaymentRecord({ record }: { record: Record }) {
  const t = useTranslate()
  const may = useMay()
  return (
    <Stack spacing={0.5}>
      {linesOf(record, t).map((line) => (
        <Typography key={line} sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }} variant="body2">
          {line}
        </Typography>
      ))}
      {may('payments.decide') && <Papers record={record} />}
    </Stack>
  )
}

function linesOf(record: Record, t: ReturnType<typeof useTranslate>): string[] {
  const { received_amount: received, received_on: on, reversed_at: reversed, reason } = record
  const elsewhere = record.allocations.filter(({ instalment_id: id }) => id !== record.instalment_id)
  const back = { time: showTime(reversed), reason: record.reversal_reason ?? '' }
  return [
    received !== null && t('paymentRecords.came', { amount: formatMoney(received), day: showDay(on) }),
    ...elsewhere.map(({ number, amount }) =>
      number === null
        ? t('paymentRecords.toCredit', { amount: formatMoney(amount) })
        : t('paymentRecords.toOther', { amount: formatMoney(amount), number }),
    ),
    reason !== null && t('paymentRecords.refusedFor', { time: showTime(record.decided_at), reason }),
    reversed !== null && t('paymentRecords.reversedFor', back),
  ].filter((line) => line !== false)
}

function Papers({ record }: { record: Record }) {
  const t = useTranslate()
  const { _id: id, state } = record
  const paper = (address: string, words: string) => (
    <Link
      href={`/api${address}`}
      rel="noreferrer"
      sx={{ display: 'inline-block', py: 0.25 }}
      target="_blank"
      variant="body2"
    >
      {t(`paymentRecords.${words}`)}
    </Link>
  )
  return (
    <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {record.has_image && paper(addressOf(readStaffPaymentImage, { id }), 'picture')}
      {record.received_amount !== null &&
        paper(addressOf(readStaffPaymentReceipt, { id }), state === 'REVERSED' ? 'voidReceipt' : 'receipt')}
      {state === 'CONFIRMED' && <Reverse record={record} />}
    </Stack>
  )
}

function Reverse({ record: { _id: id, received_amount: received } }: { record: Record }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const reverse = (reason: string) =>
    run(
      () => staffCall(reversePaymentRecord, { params: { id }, body: { reason } }),
      t('paymentRecords.reversed', { amount: formatMoney(received ?? 0) }),
    )
  return (
    <>
      <Button color="secondary" onClick={() => setAsking(true)} size="small">
        {t('paymentRecords.reverse')}
      </Button>
      {isAsking && (
        <ReasonDialog
          action={t('paymentRecords.reverse')}
          isRunning={isRunning}
          label={t('paymentRecords.reverseReason')}
          lead={t('paymentRecords.reverseLead')}
          onClose={() => setAsking(false)}
          onReason={reverse}
          title={`${t('paymentRecords.reverse')} · ${formatMoney(received ?? 0)}`}
        />
      )}
    </>
  )
}
