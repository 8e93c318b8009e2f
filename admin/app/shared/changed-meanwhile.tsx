import { Alert, Button, Stack } from '@mui/material'
import { useTranslate } from './i18n.ts'

type ChangedMeanwhileProps = { onTakeTheirs: () => void; onKeepMine: () => void }

/** A colleague was faster: what is typed stays until its writer decides. */
export function ChangedMeanwhile({ onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const t = useTranslate()
  return (
    <Alert severity="warning">
      {t('changedMeanwhile.lead')}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button onClick={onTakeTheirs} size="small" variant="outlined">
          {t('changedMeanwhile.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine} size="small">
          {t('changedMeanwhile.keepMine')}
        </Button>
      </Stack>
    </Alert>
  )
}
