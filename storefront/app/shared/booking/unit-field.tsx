import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'

export type Unit = { unit: string; hasNoUnit: boolean }

type Props = {
  value: Unit
  maxLength: number
  error?: string | undefined
  onChange: (unit: Unit) => void
}

/** Flat, floor and block, or a checkbox if there is none: couriers return parcels without them. */
export function UnitField({ value: { unit, hasNoUnit }, maxLength, error, onChange }: Props) {
  const t = useTranslations('checkout')
  return (
    <div className="grid content-start gap-2.5">
      <TextField
        label={t('unit')}
        name="unit"
        required={!hasNoUnit}
        disabled={hasNoUnit}
        autoComplete="address-line1"
        maxLength={maxLength}
        value={hasNoUnit ? '' : unit}
        onChange={({ target }) => onChange({ unit: target.value, hasNoUnit })}
        error={error}
      />
      <CheckboxField
        label={t('noUnit')}
        name="no_unit"
        checked={hasNoUnit}
        onChange={({ target }) => onChange({ unit, hasNoUnit: target.checked })}
      />
    </div>
  )
}
