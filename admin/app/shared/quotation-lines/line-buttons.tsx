import { Button, Stack } from '@mui/material'
import { useTranslate } from '../i18n.ts'
import type { LineActs } from './line-acts.ts'

type LineButtonsProps = { lineKey: string; acts: LineActs; onDone: () => void }

/** Buttons for touch screens, with the functions of the table's keyboard shortcuts. */
export function LineButtons({ lineKey, acts, onDone }: LineButtonsProps) {
  const t = useTranslate()
  const leaving = (act: (key: string) => void) => () => {
    act(lineKey)
    onDone()
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => acts.onMove(lineKey, -1)} size="small" variant="outlined">
        {t('quotations.up')}
      </Button>
      <Button onClick={() => acts.onMove(lineKey, 1)} size="small" variant="outlined">
        {t('quotations.down')}
      </Button>
      <Button onClick={leaving(acts.onCopy)} size="small" variant="outlined">
        {t('quotations.copyLine')}
      </Button>
      <Button color="error" onClick={leaving(acts.onRemove)} size="small" variant="outlined">
        {t('quotations.removeLine')}
      </Button>
    </Stack>
  )
}
