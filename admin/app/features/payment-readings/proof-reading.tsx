import { Box, Button, Stack, Typography } from '@mui/material'
import { readProofAgain } from '@fitout/contract/staff/payment-readings.ts'
import type { BesideProofProps } from '../../shared/beside-proof.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { DuplicateWarning } from './duplicate-warning.tsx'
import { ReadingTable } from './reading-table.tsx'
import { type ProofReading as Reading, useProofReading } from './use-proof-reading.ts'

/** What was read from an order's proof beside what is expected: advice, beside the buttons that decide. */
export function ProofReading({ orderId, proofId }: BesideProofProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const data = useProofReading(orderId, proofId)
  if (data?.proof !== proofId) return null
  const { reading, is_recognition_in_progress: isInProgress, is_recognition_on: isOn } = data
  if (!isOn && !reading) return null
  const again = () => staffCall(readProofAgain, { params: { id: orderId } })
  return (
    <Stack aria-label={t('reading.title')} component="section" spacing={1.5} sx={{ mt: 2 }}>
      <Typography component="h4" variant="subtitle1">
        {t('reading.title')}
      </Typography>
      <State data={data} />
      {reading?.is_duplicate && <DuplicateWarning of={reading.duplicate_of} />}
      {reading?.state === 'READ' && <ReadingTable data={data} reading={reading} />}
      {reading?.text && <WholeText text={reading.text} />}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        {isOn && data.can_read_again && (
          <Button
            disabled={isRunning || isInProgress}
            onClick={() => void run(again, t('reading.queued'))}
            size="small"
          >
            {t('reading.again')}
          </Button>
        )}
        {reading && (
          <Typography color="text.secondary" variant="caption">
            {t('reading.by', { engine: reading.engine ?? '–', time: showTime(reading.read_at) })}
          </Typography>
        )}
      </Stack>
    </Stack>
  )
}

/** Said aloud when it changes: a reading comes some seconds after the picture. */
function State({ data: { reading, is_recognition_in_progress: isInProgress } }: { data: Reading }) {
  const t = useTranslate()
  const words = { READ: 'lead', NOTHING_READ: 'nothing', FAILED: 'failed' } as const
  const said = isInProgress ? 'inProgress' : reading ? words[reading.state] : 'none'
  return (
    <Typography color="text.secondary" role="status" variant="body2">
      {t(`reading.${said}`)}
    </Typography>
  )
}

/** A stranger wrote it: shown as it is, in a box that says where it comes from. */
function WholeText({ text }: { text: string }) {
  const t = useTranslate()
  return (
    <Box component="details" sx={{ bgcolor: 'background.default', borderRadius: 1, p: 1.5 }}>
      <Typography component="summary" sx={{ cursor: 'pointer' }} variant="body2">
        {t('reading.whole')}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} variant="body2">
        {text}
      </Typography>
    </Box>
  )
}
