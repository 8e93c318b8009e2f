import { allPickUpPoints } from '@fitout/contract/pick-up-points.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { MenuItem, Stack, TextField } from '@mui/material'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { useCouriers } from '../../../shared/use-couriers.ts'
import { useMainStore } from '../../../shared/use-main-store.ts'
import { useList } from '../../../shared/use-read.ts'
import type { DraftProps } from './draft.ts'

const districts = hongKongAreas.flatMap((area) => area.districts)

type DeliveryPartProps = DraftProps & { services?: 'none' | 'some' | 'only' }

/** Delivery method and address. A service takes place at the home, and alone needs no courier. */
export function DeliveryPart({ draft, onChange, services = 'none' }: DeliveryPartProps) {
  const t = useTranslate()
  const couriers = useCouriers()
  const courier = couriers.find(({ _id: id }) => id === draft.courier)
  const { details } = draft
  const comesHome = services !== 'none' || courier?.needs === 'ADDRESS'
  const parts = subDistrictsOf(draft.district || undefined)
  return (
    <Stack spacing={2}>
      {services !== 'only' && (
        <Choice
          label={t('orderDesk.courier')}
          onPick={(id) => onChange({ courier: id, point: '' })}
          options={couriers.map(({ _id: id, title }) => ({ key: id, title }))}
          value={draft.courier}
        />
      )}
      {(comesHome || courier?.needs === 'PICKUP_POINT') && (
        <Choice
          label={t('orderDesk.district')}
          onPick={(district) => onChange({ district, subDistrict: '', point: '' })}
          options={districts}
          value={draft.district}
        />
      )}
      {courier?.needs === 'PICKUP_POINT' && draft.district && <PointChoice draft={draft} onChange={onChange} />}
      {comesHome && (
        <>
          {parts.length > 0 && (
            <Choice
              label={t('orderDesk.sub')}
              none={t('orderDesk.whole')}
              onPick={(subDistrict) => onChange({ subDistrict })}
              options={parts}
              value={draft.subDistrict}
            />
          )}
          <TextField
            label={t('orderDesk.address')}
            multiline
            onChange={({ target }) => onChange({ details: { ...details, address: target.value } })}
            required
            slotProps={{ htmlInput: { maxLength: 500 } }}
            value={details.address}
          />
        </>
      )}
      <TextField
        label={t('orderDesk.note')}
        multiline
        onChange={({ target }) => onChange({ details: { ...details, note: target.value } })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        value={details.note}
      />
    </Stack>
  )
}

function PointChoice({ draft, onChange }: DraftProps) {
  const t = useTranslate()
  const storeId = useMainStore()
  const { data = [] } = useList(allPickUpPoints, {
    params: { store_id: storeId ?? '', id: draft.courier },
    query: { district: draft.district },
    enabled: storeId !== undefined,
  })
  return (
    <Choice
      label={t('orderDesk.point')}
      onPick={(point) => onChange({ point })}
      options={data.map(({ code, title }) => ({ key: code, title }))}
      value={data.some(({ code }) => code === draft.point) ? draft.point : ''}
    />
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { key: string; title: Words }[]
  none?: string
  onPick: (key: string) => void
}

function Choice({ label, value, options, none, onPick }: ChoiceProps) {
  const locale = useLocale()
  return (
    <TextField
      label={label}
      onChange={({ target }) => onPick(target.value)}
      required={none === undefined}
      select
      slotProps={none === undefined ? {} : { inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      value={options.some(({ key }) => key === value) ? value : ''}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map(({ key, title }) => (
        <MenuItem key={key} value={key}>
          {inLocale(title, locale)}
        </MenuItem>
      ))}
    </TextField>
  )
}
