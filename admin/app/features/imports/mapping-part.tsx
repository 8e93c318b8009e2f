import { mapImport, type PlainField, plainFields } from '@fitout/contract/staff/imports.ts'
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { holdsCustomers, type ImportDetails } from './use-status.ts'

type Mapping = Partial<Record<PlainField, string>>

/** Maps the columns of a studio's own spreadsheet by hand. */
export function MappingPart({ run }: { run: ImportDetails }) {
  const t = useTranslate()
  const { run: act, isRunning } = useAction()
  const languages = useShopLanguages()
  const [mapping, setMapping] = useState<Mapping>(run.mapping)
  const { offer, markSaved } = useTyped({ typed: mapping, mayWrite: true, part: 'columns', onTakeUp: setMapping })
  const fields: readonly PlainField[] = plainFields[holdsCustomers(run) ? 'PLAIN_CUSTOMERS' : 'PLAIN_PRODUCTS']
  const isWritten = (field: PlainField) => {
    const language = /_(zh|cn|en)$/.exec(field)?.[1]
    return language === undefined || languages.some((one) => one === language) || mapping[field] !== undefined
  }
  function choose(field: PlainField, column: string) {
    const { [field]: _before, ...others } = mapping
    setMapping(column === '' ? others : { ...others, [field]: column })
  }
  const isWhole = holdsCustomers(run)
    ? 'email' in mapping || 'phone' in mapping
    : 'price' in mapping && Object.keys(mapping).some((field) => field.startsWith('title_'))
  async function save(): Promise<void> {
    if (await act(async () => staffCall(mapImport, { params: { id: run._id }, body: { mapping } }))) markSaved()
  }
  return (
    <Part heading={t('imports.mapping')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t('imports.mappingLead')}</Typography>
        {offer && <DraftOffer offers={[offer]} />}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' }, width: '100%' }}>
          {fields.filter(isWritten).map((field) => (
            <TextField
              key={field}
              label={t(`imports.plainFields.${field}`)}
              onChange={({ target }) => choose(field, target.value)}
              select
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              value={mapping[field] ?? ''}
            >
              <MenuItem value="">{t('imports.noColumn')}</MenuItem>
              {[...new Set(run.heading)].filter(Boolean).map((column) => (
                <MenuItem key={column} value={column}>
                  {column}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
        <Button disabled={isRunning || !isWhole} onClick={() => void save()} variant="contained">
          {t('imports.saveMapping')}
        </Button>
      </Stack>
    </Part>
  )
}
