import { Alert, Button, Stack } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChangedRows } from './changed-rows.tsx'
import type { Between } from './changed-fields.ts'
import { formWidth } from './form-width.ts'
import { useTranslate } from './i18n.ts'

type ChangedMeanwhileProps<Typed> = {
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** Shows a colleague's changes field by field, to accept or reject. */
  between: Between<Typed>
  /** The colleague, if known. */
  children?: ReactNode
}

/** A colleague saved first: the input stays until the user decides. */
export function ChangedMeanwhile<Typed>(props: ChangedMeanwhileProps<Typed>) {
  const { onTakeTheirs, onKeepMine, between, children } = props
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button may be far below it; an autosave must not move the page under a hand that types.
    if (!document.activeElement?.matches('input, textarea')) place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Alert
      ref={place}
      severity="warning"
      sx={{ scrollMarginTop: 120, maxWidth: formWidth, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      {children ?? t('changedMeanwhile.lead')}
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
