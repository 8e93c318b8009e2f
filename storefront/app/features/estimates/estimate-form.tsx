import { estimatedArea } from '@fitout/contract/estimates.ts'
import { Button } from '@fitout/ui/button.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useTo } from '../../shared/links/use-to.ts'
import type { EstimateScreen } from './load-estimate.ts'

type Props = Pick<EstimateScreen, 'wish' | 'isFaulty' | 'choices'>

/** A plain GET form, which works without JavaScript. */
export function EstimateForm({ wish, isFaulty, choices }: Props) {
  const t = useTranslations('estimates')
  const to = useTo()
  const asChoices = (options: { key: string; title: string }[]) =>
    options.map(({ key, title }) => ({ value: key, label: title }))
  return (
    <Form method="get" action={to('estimate')} preventScrollReset className="flex flex-col gap-8">
      {Object.entries(wish.from).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-start gap-x-4 gap-y-8 xs:grid-cols-[1fr_auto]">
        <TextField
          name="area"
          label={t('area')}
          hint={t('areaHint')}
          error={isFaulty ? t('areaFault', estimatedArea) : undefined}
          defaultValue={wish.area}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={12}
        />
        <RadioGroup
          name="area_units"
          legend={t('units')}
          look="tiles"
          defaultValue={wish.area_units}
          choices={[
            { value: 'sqft', label: t('sqft') },
            { value: 'sqm', label: t('sqm') },
          ]}
        />
      </div>
      <SelectField name="property_type" label={t('property')} defaultValue={wish.property_type}>
        {choices.properties.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectField>
      <RadioGroup
        name="scope"
        legend={t('scope')}
        look="tiles"
        defaultValue={wish.scope}
        choices={asChoices(choices.scopes)}
      />
      <RadioGroup name="finish" legend={t('finish')} defaultValue={wish.finish} choices={asChoices(choices.finishes)} />
      <Button type="submit" variant="main" wide>
        {t('submit')}
      </Button>
    </Form>
  )
}
