import { Alert, Button, Stack } from '@mui/material'
import { ChangedRows } from './changed-rows.tsx'
import type { Between } from './changed-fields.ts'
import { useTranslate } from './i18n.ts'

type ChangedMeanwhileProps<Typed> = {
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** Shows field by field what a colleague changed, to be taken or not. */
  between: Between<Typed>
}

/** A colleague was faster: what is typed stays until its writer decides. */
export function ChangedMeanwhile<Typed>({ onTakeTheirs, onKeepMine, between }: ChangedMeanwhileProps<Typed>) {
  const t = useTranslate()
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      {t('changedMeanwhile.lead')}
      <ChangedRows {...between} />
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button onClick={onTakeTheirs} size="small" variant="outlined">
          {t('changedMeanwhile.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine} size="small">
          {t('changedMeanwhile.saveChosen')}
        </Button>
      </Stack>
    </Alert>
  )
}
