import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Card, CardContent, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { WordsFields } from '../../shared/words-fields.tsx'
import type { AreaDraft } from './courier-draft.ts'
import { districtOfPlace, nameOfPlace, placeKeys } from './places.ts'

type AreaFieldsProps = {
  area: AreaDraft
  number: number
  isDisabled: boolean
  onChange: (area: AreaDraft) => void
  onRaise: (() => void) | undefined
  onRemove: () => void
}

/** Areas where a courier costs more or takes longer. */
export function AreaFields({ area, number, isDisabled, onChange, onRaise, onRemove }: AreaFieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const name = t('couriers.area', { number })
  return (
    <Card component="fieldset" sx={{ m: 0, p: 0, minWidth: 0 }}>
      <CardContent>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography component="legend" sx={{ flex: 1, p: 0 }} variant="subtitle2">
            {name}
          </Typography>
          {!isDisabled && (
            <>
              <IconButton aria-label={t('categories.up', { name })} disabled={!onRaise} onClick={() => onRaise?.()}>
                <UpIcon />
              </IconButton>
              <IconButton aria-label={t('couriers.removeArea', { name })} onClick={onRemove}>
                <RemoveIcon />
              </IconButton>
            </>
          )}
        </Stack>
        <Stack spacing={2}>
          <WordsFields
            isDisabled={isDisabled}
            isRequired
            label={t('products.title')}
            onChange={(title) => onChange({ ...area, title })}
            value={area.title}
          />
          <Autocomplete
            disabled={isDisabled}
            getOptionLabel={(key) => nameOfPlace(key, locale)}
            groupBy={(key) => districtOfPlace(key, locale)}
            disableCloseOnSelect
            multiple
            noOptionsText={t('couriers.noPlace')}
            onChange={(_, places) => onChange({ ...area, places })}
            options={placeKeys}
            renderInput={(params) => (
              <TextField {...params} label={t('couriers.places')} required={area.places.length === 0} />
            )}
            value={area.places}
          />
          <Row>
            <NumberField
              isDisabled={isDisabled}
              isRequired
              label={t('couriers.surcharge')}
              least={0}
              onChange={(surcharge) => onChange({ ...area, surcharge })}
              step={0.01}
              value={area.surcharge}
            />
            <NumberField
              isDisabled={isDisabled}
              isRequired
              label={t('couriers.extraDays')}
              least={0}
              most={365}
              onChange={(extraDays) => onChange({ ...area, extraDays })}
              value={area.extraDays}
            />
          </Row>
        </Stack>
      </CardContent>
    </Card>
  )
}
