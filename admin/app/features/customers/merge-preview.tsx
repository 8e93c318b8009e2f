import { mergedThings, type previewMerge } from '@fitout/contract/staff/customer-merges.ts'
import { Alert, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { DataOf } from '../../shared/use-read.ts'

/** What a merge moves, which sign-in remains, and what ends. */
export function MergePreview({ preview }: { preview: DataOf<typeof previewMerge> }) {
  const t = useTranslate()
  const { moves, cards, sign_in: kept, ended_sign_in: ended } = preview
  const things = mergedThings
    .filter((thing) => moves[thing] > 0)
    .map((thing) => `${t(`customerMerges.things.${thing}`)} ${moves[thing]}`)
    .join(' · ')
  const lines = [
    things === '' ? t('customerMerges.nothing') : t('customerMerges.moves', { things }),
    kept && t('customerMerges.remains', { contact: kept }),
    ended && t('customerMerges.ends', { contact: ended }),
    cards > 0 && t('customerMerges.cards', { count: cards }),
    t('customerMerges.told'),
  ].filter((line) => typeof line === 'string')
  return (
    <Alert severity="warning">
      <Stack spacing={0.5}>
        {lines.map((line) => (
          <Typography key={line} sx={{ overflowWrap: 'anywhere' }} variant="body2">
            {line}
          </Typography>
        ))}
      </Stack>
    </Alert>
  )
}
