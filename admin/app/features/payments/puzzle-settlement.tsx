import { Button, Stack } from '@mui/material'
import { settlePaymentPuzzle } from '@fitout/contract/staff-payment-puzzles.ts'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Puzzle } from './puzzle-card.tsx'

type Way = Puzzle['ways'][number]

/** The ways that are open; each asks what came of it. */
export function PuzzleSettlement({ puzzle }: { puzzle: Puzzle }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [how, setHow] = useState<Way>()

  const settle = async (way: Way, reason: string) =>
    run(
      () => staffCall(settlePaymentPuzzle, { params: { id: puzzle._id }, body: { how: way, reason } }),
      'ra.notification.updated',
    )

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {puzzle.ways.map((way, index) => (
        <Button
          color={index === 0 ? 'primary' : 'secondary'}
          disabled={isRunning}
          key={way}
          onClick={() => setHow(way)}
          variant={index === 0 ? 'contained' : 'outlined'}
        >
          {t(`paymentWay.${way}`)}
        </Button>
      ))}
      {how && (
        <ReasonDialog
          isRunning={isRunning}
          label={t('payments.reason')}
          onClose={() => setHow(undefined)}
          onReason={async (reason) => settle(how, reason)}
          title={[t(`paymentWay.${how}`), puzzle.order?.reference].filter(Boolean).join(' · ')}
        />
      )}
    </Stack>
  )
}
