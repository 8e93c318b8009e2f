import { Alert, MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material'
import { languageNames, type Locale, locales } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { FormDialog } from '../form-dialog.tsx'
import { useTranslate } from '../i18n.ts'
import type { LineDraft } from './line-draft.ts'
import { languageOfTitles, languagesLeft, type PastedFault, pastedLines } from './pasted-lines.ts'
import type { StandardItem } from './standard-items.ts'

type PasteDialogProps = {
  title: string
  text: string
  client: Locale
  items: StandardItem[]
  onLines: (lines: LineDraft[]) => void
  onClose: () => void
}

const faultsShown = 20

/** Pasted spreadsheet rows: shows the result and invalid cells first; all or nothing is added. */
export function PasteDialog({ title, text, client, items, onLines, onClose }: PasteDialogProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(text)
  const [chosen, setChosen] = useState<Locale>()
  const language = chosen ?? languageOfTitles(typed, client)
  const { lines, faults } = pastedLines(typed, { language, items })
  const left = languagesLeft(lines).map((locale) => languageNames[locale])

  async function take() {
    if (lines.length === 0) return false
    onLines(lines)
    return true
  }

  return (
    <FormDialog
      action={t('quotations.pasteTake', { count: lines.length })}
      isRunning={lines.length === 0}
      kept={{ part: 'paste', onTakeUp: setTyped }}
      lead={t('quotations.pasteLead')}
      onClose={onClose}
      onSubmit={take}
      title={`${t('quotations.paste')} · ${title}`}
      typed={typed}
    >
      <TextField
        label={t('quotations.pasteRows')}
        maxRows={14}
        minRows={6}
        multiline
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { wrap: 'off' }, inputLabel: { shrink: true } }}
        value={typed}
      />
      <TextField
        label={t('quotations.pasteLanguage')}
        onChange={({ target }) => setChosen(target.value as Locale)}
        select
        value={language}
      >
        {locales.map((locale) => (
          <MenuItem key={locale} value={locale}>
            {languageNames[locale]}
          </MenuItem>
        ))}
      </TextField>
      {faults.length > 0 && <PasteFaults faults={faults} />}
      {left.length > 0 && <Alert severity="info">{t('quotations.pasteLeft', { languages: left.join(' · ') })}</Alert>}
    </FormDialog>
  )
}

function PasteFaults({ faults }: { faults: PastedFault[] }) {
  const t = useTranslate()
  return (
    <div role="alert">
      <Alert severity="error">{t('quotations.pasteFaults', { count: faults.length })}</Alert>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['row', 'column', 'fault', 'value'].map((name) => (
              <TableCell key={name}>{t(`productFile.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.slice(0, faultsShown).map(({ row, column, fault, value }) => (
            <TableRow key={`${row} ${column}`}>
              <TableCell>{row}</TableCell>
              <TableCell>{t(`quotations.fields.${column}`)}</TableCell>
              <TableCell>{t(`quotations.faults.${fault}`)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
