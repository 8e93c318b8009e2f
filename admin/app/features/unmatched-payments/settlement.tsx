import { Button, Stack } from '@mui/material'
import { settleUnmatchedPayment } from '@fitout/contract/staff/unmatched-payments.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { UnmatchedPayment } from './unmatched-payment.ts'

type Way = UnmatchedPayment['ways'][number]

/** The possible resolutions; each asks for the outcome. */
export function Settlement({ unmatched }: { unmatched: UnmatchedPayment }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [how, setHow] = useState<Way>()

  const settle = async (way: Way, reason: string) =>
    run(
      () => staffCall(settleUnmatchedPayment, { params: { id: unmatched._id }, body: { how: way, reason } }),
      'done.paymentSettled',
    )

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {unmatched.ways.map((way, index) => (
        <Button
          color={index === 0 ? 'primary' : 'secondary'}
          disabled={isRunning}
          key={way}
          onClick={() => setHow(way)}
          variant={index === 0 ? 'outlined' : 'text'}
        >
          {t(`paymentWay.${way}`)}
        </Button>
      ))}
      {how && (
        <ReasonDialog
          action={t(`paymentWay.${how}`)}
          isRunning={isRunning}
          label={t('payments.reason')}
          onClose={() => setHow(undefined)}
          onReason={async (reason) => settle(how, reason)}
          title={[t(`paymentWay.${how}`), unmatched.order?.reference].filter(Boolean).join(' · ')}
        />
      )}
    </Stack>
  )
}
