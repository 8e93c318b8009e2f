import { listAttributes } from '@fitout/contract/staff/attributes.ts'
import { MenuItem, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useWholeList } from '../../shared/use-read.ts'
import { type Attribute, AttributeDialog } from './attribute-dialog.tsx'

type Chosen = Partial<Record<Attribute['name'], string>>
type AttributeChoiceProps = { chosen: Chosen; onChoose: (chosen: Chosen) => void }

const another = '+'

/** The colour, material and size of a variant; a missing value is created in place. */
export function AttributeChoice({ chosen, onChoose }: AttributeChoiceProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { data: known = [] } = useWholeList(listAttributes)
  const [adding, setAdding] = useState<Attribute['name']>()

  function choose(name: Attribute['name'], value: string) {
    if (value === another) return setAdding(name)
    const { [name]: _before, ...others } = chosen
    onChoose(value === '' ? others : { ...others, [name]: value })
  }

  return (
    <>
      {attributeNames.map((name) => {
        const choices = known.filter((one) => one.name === name)
        const isKnown = choices.some(({ value }) => value === chosen[name])
        return (
          <TextField
            fullWidth
            key={name}
            label={t(`products.${name}`)}
            onChange={({ target }) => choose(name, target.value)}
            select
            value={isKnown ? chosen[name] : ''}
          >
            <MenuItem value="">–</MenuItem>
            {choices.map(({ value, title }) => (
              <MenuItem key={value} value={value}>
                {inLocale(title, locale)}
              </MenuItem>
            ))}
            <MenuItem value={another}>{t('attributes.add')}</MenuItem>
          </TextField>
        )
      })}
      {adding && (
        <AttributeDialog
          attribute={undefined}
          name={adding}
          onAdded={({ name, value }) => onChoose({ ...chosen, [name]: value })}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}
