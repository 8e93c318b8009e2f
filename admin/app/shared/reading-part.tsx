import { Box, Button, Stack, Typography } from '@mui/material'
import { DuplicateWarning } from './duplicate-warning.tsx'
import { useTranslate } from './i18n.ts'
import type { PaymentReading } from './payment-reading.ts'
import type { ReadPicture } from './reading-crop.tsx'
import { type PaymentColumn, ReadingTable } from './reading-table.tsx'
import { showTime } from './show-time.ts'
import { useAction } from './use-action.ts'

type ReadingPartProps = {
  expected: PaymentColumn
  stated: PaymentColumn
  picture: ReadPicture | null
  reading: PaymentReading | null
  isInProgress: boolean
  /** Undefined if it cannot be read, or not again. */
  onReadAgain?: () => Promise<unknown>
  /** Whether the table is shown even without a reading. */
  isAlwaysCompared?: boolean
}

/** What was read from a payment picture beside what is expected: advice for the decision. */
export function ReadingPart({ reading, picture, onReadAgain, isAlwaysCompared = false, ...part }: ReadingPartProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const { expected, stated, isInProgress } = part
  const read = reading?.state === 'READ' ? reading : null
  // What staff entered themselves has no picture.
  const title = t(picture || reading ? 'reading.title' : 'reading.compared')
  return (
    <Stack aria-label={title} component="section" spacing={1.5}>
      <Typography component="h4" variant="subtitle1">
        {title}
      </Typography>
      {(picture || reading) && <State isInProgress={isInProgress} reading={reading} />}
      {reading?.is_duplicate && <DuplicateWarning of={reading.duplicate_of} />}
      {(read || isAlwaysCompared) && (
        <ReadingTable expected={expected} picture={picture} reading={read} stated={stated} />
      )}
      {reading?.text && <WholeText text={reading.text} />}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        {onReadAgain && (
          <Button
            disabled={isRunning || isInProgress}
            onClick={() => void run(onReadAgain, t('reading.queued'))}
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

/** Announced to screen readers, since a reading arrives some seconds after the picture. */
function State({ reading, isInProgress }: Pick<ReadingPartProps, 'reading' | 'isInProgress'>) {
  const t = useTranslate()
  const words = { READ: 'lead', NOTHING_READ: 'nothing', FAILED: 'failed' } as const
  const state = isInProgress ? 'inProgress' : reading ? words[reading.state] : 'none'
  return (
    <Typography color="text.secondary" role="status" variant="body2">
      {t(`reading.${state}`)}
    </Typography>
  )
}

/** Untrusted text: shown verbatim, in a box that states its source. */
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
