import { languageNames, type Locale } from '@fitout/contract/locales.ts'
import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { FileButton } from '../../shared/file-button.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'

const kinds = ['PRODUCTS', 'CUSTOMERS'] as const
export type BeginDraft = { file: File; language: Locale; rows: (typeof kinds)[number] }

type BeginDialogProps = { isRunning: boolean; onBegin: (draft: BeginDraft) => Promise<boolean>; onClose: () => void }

/** A file, and the settings that it does not contain. */
export function BeginDialog({ isRunning, onBegin, onClose }: BeginDialogProps) {
  const t = useTranslate()
  const languages = useShopLanguages()
  const [file, setFile] = useState<File>()
  const [language, setLanguage] = useState<Locale>()
  const [rows, setRows] = useState<BeginDraft['rows']>('PRODUCTS')
  const chosen = language ?? languages[0] ?? 'zh'
  return (
    <FormDialog
      action={t('imports.saveMapping')}
      isRunning={isRunning || !file}
      kept="files"
      onClose={onClose}
      onSubmit={async () => file !== undefined && onBegin({ file, language: chosen, rows })}
      title={t('imports.title')}
      typed={{ name: file?.name, language, rows }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <FileButton accept=".csv,text/csv" isRunning={isRunning} label={t('imports.choose')} onChoose={setFile} />
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{file?.name}</Typography>
      </Stack>
      <TextField
        helperText={t('imports.languageHint')}
        label={t('imports.language')}
        onChange={({ target }) => setLanguage(target.value as Locale)}
        select
        value={chosen}
      >
        {languages.map((one) => (
          <MenuItem key={one} lang={one} value={one}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        helperText={t('imports.rowsHint')}
        label={t('imports.rows')}
        onChange={({ target }) => setRows(target.value as BeginDraft['rows'])}
        select
        value={rows}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`imports.rowKinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
