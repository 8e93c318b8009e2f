import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { findStaffQuotation, importQuotationLines } from '@fitout/contract/staff/quotations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { FileImport } from '../../shared/file-import.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { titleOfGroup } from './group-part.tsx'
import type { VersionPath } from './quotation.ts'
import { accept } from './use-quotation.ts'

type Outcome = Answer<typeof importQuotationLines>['data']

const columns =
  'group, kind, title_zh, title_cn, title_en, description_…, material_…, room, qty, unit, unit_price, set, is_default'

type ImportDialogProps = {
  path: VersionPath
  /** Saves the input; the file's lines are appended. */
  flush: () => Promise<boolean>
  onClose: () => void
}

/** Imports lines from a CSV file: every wrong cell is named, and either all lines are added or none. */
export function ImportDialog({ path, flush, onClose }: ImportDialogProps) {
  const t = useTranslate()
  const id = useId()
  const queries = useQueryClient()

  return (
    <Dialog
      aria-labelledby={id}
      fullWidth
      maxWidth="md"
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      open
    >
      <DialogTitle id={id}>{t('quotations.import')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography>{t('quotations.importLead')}</Typography>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
            {t('quotations.importColumns', { columns })}
          </Typography>
          <FileImport<Outcome>
            send={async (call) => {
              if (call.query.dry_run === 'false') await flush()
              const answer = await staffCall(importQuotationLines, { params: path, ...call })
              if (answer.data.is_applied) {
                accept(queries, path, (await staffCall(findStaffQuotation, { params: path })).data)
              }
              return answer
            }}
          >
            {(outcome) => <Report outcome={outcome} />}
          </FileImport>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('kit.action.back')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Report({ outcome: { rows, groups, is_applied: isApplied } }: { outcome: Outcome }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Alert severity={isApplied ? 'success' : 'info'}>
      {t(isApplied ? 'quotations.imported' : 'quotations.wouldImport', { count: rows })}
      {groups.map(({ key, lines, amount }) => (
        <div key={key}>{`${titleOfGroup(key, locale)} · ${lines} · ${formatDollars(amount)}`}</div>
      ))}
    </Alert>
  )
}
