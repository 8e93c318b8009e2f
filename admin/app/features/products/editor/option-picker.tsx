import { Autocomplete, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { Row } from '../../../shared/row.tsx'
import { type Attribute, AttributeDialog } from '../attribute-dialog.tsx'
import type { Options } from './variant-matrix.ts'

type OptionPickerProps = {
  known: readonly Attribute[]
  used: Options
  picked: Options
  onPick: (picked: Options) => void
}

type Adding = { name: Attribute['name']; typed: string }

/** Sizes, colours and materials; missing values are created in place. */
export function OptionPicker({ known, used, picked, onPick }: OptionPickerProps) {
  const t = useTranslate()
  const [adding, setAdding] = useState<Adding>()
  const add = (name: Attribute['name'], value: string) =>
    onPick({ ...picked, [name]: [...(picked[name] ?? []), value] })
  return (
    <>
      <Row>
        {[...attributeNames].toReversed().map((name) => (
          <OneOption
            key={name}
            known={known.filter((one) => one.name === name)}
            label={t(`products.${name}`)}
            onAdd={(typed) => setAdding({ name, typed })}
            onPick={(values) => onPick({ ...picked, [name]: values })}
            picked={picked[name] ?? []}
            used={used[name] ?? []}
          />
        ))}
      </Row>
      {adding && (
        <AttributeDialog
          attribute={undefined}
          name={adding.name}
          onAdded={({ name, value }) => add(name, value)}
          onClose={() => setAdding(undefined)}
          typed={adding.typed}
        />
      )}
    </>
  )
}

type OneOptionProps = {
  label: string
  known: readonly Attribute[]
  used: readonly string[]
  picked: readonly string[]
  onPick: (values: string[]) => void
  onAdd: (typed: string) => void
}

const another = '+'

function OneOption({ label, known, used, picked, onPick, onAdd }: OneOptionProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const nameOf = (value: string) => inLocale(known.find((one) => one.value === value)?.title, locale) || value
  const isKnown = known.some(({ value }) => nameOf(value).toLowerCase() === typed.trim().toLowerCase())
  return (
    <Autocomplete
      // An input without a match is offered for creation, after the matches.
      filterOptions={(options) => [
        ...options.filter(
          (value) => value !== another && nameOf(value).toLowerCase().includes(typed.trim().toLowerCase()),
        ),
        ...(isKnown ? [] : [another]),
      ]}
      getOptionLabel={(value) =>
        value === another
          ? t(typed.trim() === '' ? 'productEditor.addAnother' : 'productEditor.addOption', { name: typed.trim() })
          : nameOf(value)
      }
      inputValue={typed}
      disableCloseOnSelect
      multiple
      onChange={(_, values) => {
        if (values.includes(another)) onAdd(typed.trim())
        else onPick(values.filter((value) => !used.includes(value)))
        setTyped('')
      }}
      onInputChange={(_, value, reason) => reason !== 'reset' && setTyped(value)}
      options={[...known.map(({ value }) => value).filter((value) => !used.includes(value)), another]}
      renderInput={(field) => <TextField {...field} label={label} placeholder={used.map(nameOf).join(t('between'))} />}
      value={[...picked]}
    />
  )
}
