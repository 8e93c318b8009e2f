import { Button, Card, CardContent, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { courierNeeds } from '@fitout/contract/couriers.ts'
import { addCourier, changeCourier } from '@fitout/contract/staff/couriers.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { forgetUnsaved } from '../../shared/unsaved.ts'
import { useMay } from '../../shared/use-may.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
import { WordsFields } from '../../shared/words-fields.tsx'
import { AreaFields } from './area-fields.tsx'
import { type CourierDraft, courierDraftOf, courierFrom, newArea } from './courier-draft.ts'
import type { Courier } from './use-couriers.ts'

type CourierFormProps = { courier: Courier; onReload: () => void }
type Figure = 'fee' | 'freeFrom' | 'minDays' | 'maxDays' | 'grams' | 'side' | 'sum'

/** What a courier costs, how long it needs, what it takes, and where that differs. */
export function CourierForm({ courier, onReload }: CourierFormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isNew = courier._id === ''
  const isDisabled = !useMay()('delivery.write')
  const { save, isRunning, isStale } = useVersioned(courier.version)
  const [draft, setDraft] = useState(() => courierDraftOf(courier))
  const change = (part: Partial<CourierDraft>) => setDraft((before) => ({ ...before, ...part }))

  const store = (isOver: boolean) =>
    save(async (version) => {
      if (isNew) {
        const begun = { store: draft.store, needs: draft.needs }
        const { data } = await staffCall(addCourier, { body: { ...courierFrom(draft), ...begun } })
        forgetUnsaved()
        await navigate(`/couriers/${data._id}`)
        return data.version
      }
      const body = { ...courierFrom(draft), version }
      return (await staffCall(changeCourier, { params: { id: courier._id }, body })).data.version
    }, isOver)

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
    <Card>
      <CardContent>
        <VersionedForm
          isRunning={isRunning}
          isStale={isStale}
          mayWrite={!isDisabled}
          onReload={onReload}
          onSave={store}
          typed={draft}
        >
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
                choices={courierNeeds.options}
                label={t('couriers.needs')}
                onChange={(needs) => change({ needs })}
                value={draft.needs}
                words="couriers.needed"
              />
            </Row>
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
          <Row>
            {figure('fee', { ...money, isRequired: true })}
            {figure('freeFrom', money)}
            {figure('minDays', days)}
            {figure('maxDays', days)}
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
            <Button
              onClick={() => change({ areas: [...draft.areas, newArea] })}
              sx={{ alignSelf: 'start' }}
              variant="outlined"
            >
              {t('couriers.addArea')}
            </Button>
          )}
        </VersionedForm>
      </CardContent>
    </Card>
  )
}
