import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { usePlaceFields } from './place-fields.tsx'
import type { PartProps } from './part-props.ts'

/** The address fields in the order of the language: region first in Chinese, flat first in English. */
export function AddressParts(props: PartProps) {
  const t = useTranslations('deliveryRecipient')
  const forms = useTranslations('accountForms')
  const locale = useLocale()
  const { values, change, wrong } = props
  const { region, district, subDistrict } = usePlaceFields(props)

  const part = (
    name: 'street' | 'estate' | 'block' | 'floor' | 'flat',
    more: Partial<ComponentProps<typeof TextField>> = {},
  ) => (
    <TextField
      key={name}
      label={t(name)}
      name={name}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={wrong(name)}
      {...more}
    />
  )
  const optional = forms('optional')
  const street = part('street', { optional, maxLength: 200, autoComplete: 'address-line2', className: 'sm:col-span-6' })
  const estate = part('estate', {
    hint: t('estateHint'),
    maxLength: 200,
    autoComplete: 'address-line1',
    className: 'sm:col-span-6',
  })
  const small = { optional, autoComplete: 'off', className: 'sm:col-span-2' } as const
  const block = part('block', { ...small, maxLength: 60 })
  const floor = part('floor', { ...small, maxLength: 30 })
  const flat = (
    <div key="flat" className="grid content-start gap-2.5 sm:col-span-2">
      {part('flat', {
        autoComplete: 'off',
        maxLength: 60,
        required: !values.hasNoUnit,
        disabled: values.hasNoUnit,
        ...(values.hasNoUnit && { value: '' }),
      })}
      <CheckboxField
        label={t('noUnit')}
        name="no_unit"
        checked={values.hasNoUnit}
        onChange={({ target }) => change({ hasNoUnit: target.checked })}
      />
    </div>
  )

  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
      {locale === 'en'
        ? [flat, floor, block, estate, street, subDistrict, district, region]
        : [region, district, subDistrict, street, estate, block, floor, flat]}
    </div>
  )
}
