import { Button, Paper, Typography } from '@mui/material'
import { formatDollars } from '@fitout/contract/money.ts'
import type { QuotationTotals } from '@fitout/contract/quotation-content.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Quotation, Room, VersionPath } from './quotation.ts'
import { SendDialog } from './send-dialog.tsx'
import type { useDraftParts } from './use-quotation.ts'

type EditorBarProps = {
  room: Room
  quotation: Quotation
  path: VersionPath
  parts: ReturnType<typeof useDraftParts>
  totals: QuotationTotals
}

/** The total and the save state, always visible. */
export function EditorBar({ room, quotation, path, parts, totals }: EditorBarProps) {
  const t = useTranslate()
  const may = useMay()
  const [isSending, setSending] = useState(false)
  const [isSaved, setSaved] = useState<boolean>()

  // Missing parts are determined from the saved state.
  async function open(): Promise<void> {
    setSaved(undefined)
    setSending(true)
    setSaved(await parts.flush())
  }

  return (
    <Paper
      aria-label={t('quotations.totals.total')}
      component="section"
      sx={{
        position: 'sticky',
        top: { xs: 56, sm: 48 },
        zIndex: 2,
        display: 'flex',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        px: 2,
        py: 1,
      }}
      variant="outlined"
    >
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontSize: '1.25rem' }}>
        {formatDollars(totals.total)}
      </Typography>
      {totals.options_total > 0 && (
        <Typography color="text.secondary" variant="body2">
          {t('quotations.optionsBeside', { amount: formatDollars(totals.options_total) })}
        </Typography>
      )}
      <Typography
        color={parts.isSaved ? 'text.secondary' : 'text.primary'}
        role="status"
        sx={{ flexGrow: 1 }}
        variant="body2"
      >
        {t(parts.isSaved ? 'quotations.saving.saved' : 'quotations.notAllSaved')}
      </Typography>
      {may('quotations.send') && (
        <Button onClick={() => void open()} variant="contained">
          {t('quotations.send')}
        </Button>
      )}
      {isSending && (
        <SendDialog isSaved={isSaved} onClose={() => setSending(false)} path={path} quotation={quotation} room={room} />
      )}
    </Paper>
  )
}
