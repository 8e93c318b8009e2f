import { Box, FormControlLabel, FormHelperText, Switch, TextField, Typography } from '@mui/material'
import { courierNeeds } from '@fitout/contract/couriers.ts'
import { AddButton } from '../../shared/add-button.tsx'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { WordsFields } from '../../shared/words-fields.tsx'
import { AreaFields } from './area-fields.tsx'
import { type CourierDraft, newArea } from './courier-draft.ts'

type FieldsProps = { draft: CourierDraft; isDisabled: boolean; onChange: (part: Partial<CourierDraft>) => void }
type Figure = 'fee' | 'freeFrom' | 'minDays' | 'maxDays' | 'grams' | 'side' | 'sum'

/** Switch and name, and for a new courier its store. */
export function CourierNames({ draft, isDisabled, onChange: change, isNew }: FieldsProps & { isNew: boolean }) {
  const t = useTranslate()
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={draft.isOn}
            disabled={isDisabled}
            onChange={({ target }) => change({ isOn: target.checked })}
          />
        }
        label={t('couriers.isOn')}
      />
      {isNew && (
        <Row>
          <ChoiceField
            choices={['MAIN', 'MINI'] as const}
            label={t('products.store')}
            onChange={(one) => change({ store: one })}
            value={draft.store}
            words="couriers.stores"
          />
          <ChoiceField
            choices={courierNeeds}
            label={t('couriers.needs')}
            onChange={(needs) => change({ needs })}
            value={draft.needs}
            words="couriers.needed"
          />
        </Row>
      )}
      {draft.needs === 'ADDRESS' && (
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={draft.isOwn}
                disabled={isDisabled}
                onChange={({ target }) => change({ isOwn: target.checked })}
              />
            }
            label={t('couriers.isOwn')}
          />
          <FormHelperText>{t('couriers.isOwnHint')}</FormHelperText>
        </Box>
      )}
      <WordsFields
        isDisabled={isDisabled}
        isRequired
        label={t('products.title')}
        onChange={(title) => change({ title })}
        value={draft.title}
      />
      <WordsFields
        isDisabled={isDisabled}
        isLong
        label={t('offers.description')}
        onChange={(description) => change({ description })}
        value={draft.description}
      />
    </>
  )
}

/** Cost, duration, limits, and the tracking page. */
export function CourierFigures({ draft, isDisabled, onChange: change }: FieldsProps) {
  const t = useTranslate()
  const figure = (name: Figure, more: { least?: number; most?: number; step?: number; isRequired?: boolean }) => (
    <NumberField
      isDisabled={isDisabled}
      label={t(`couriers.fields.${name}`)}
      onChange={(value) => change({ [name]: value })}
      value={draft[name]}
      {...more}
    />
  )
  const money = { least: 0, step: 0.01 }
  const days = { least: 0, most: 365, isRequired: true }
  return (
    <>
      <Row>
        {figure('fee', { ...money, isRequired: true })}
        {figure('freeFrom', money)}
        {figure('minDays', days)}
        {figure('maxDays', { ...days, least: Number(draft.minDays) })}
      </Row>
      <Typography component="h3" variant="subtitle1">
        {t('couriers.limits')}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {t('couriers.limitsLead')}
      </Typography>
      <Row>
        {figure('grams', { most: 10_000_000 })}
        {figure('side', { most: 100_000 })}
        {figure('sum', { most: 300_000 })}
      </Row>
      {draft.needs !== 'NOTHING' && (
        <TextField
          disabled={isDisabled}
          helperText={t('couriers.trackingHint')}
          label={t('couriers.tracking')}
          onChange={({ target }) => change({ tracking: target.value })}
          type="url"
          value={draft.tracking}
        />
      )}
    </>
  )
}

/** Exceptions for fee or days; the first match counts. */
export function CourierAreas({ draft, isDisabled, onChange: change }: FieldsProps) {
  const t = useTranslate()
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {t('couriers.areas')}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {t('couriers.areasLead')}
      </Typography>
      {draft.areas.map((area, at) => (
        <AreaFields
          area={area}
          isDisabled={isDisabled}
          key={at}
          number={at + 1}
          onChange={(changed) => change({ areas: draft.areas.with(at, changed) })}
          onRaise={
            at > 0 ? () => change({ areas: draft.areas.toSpliced(at, 1).toSpliced(at - 1, 0, area) }) : undefined
          }
          onRemove={() => change({ areas: draft.areas.toSpliced(at, 1) })}
        />
      ))}
      {!isDisabled && (
        <AddButton
          onAdd={() => change({ areas: [...draft.areas, newArea] })}
          sx={{ alignSelf: 'start' }}
          variant="outlined"
        >
          {t('couriers.addArea')}
        </AddButton>
      )}
    </>
  )
}
