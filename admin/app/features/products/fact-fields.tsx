import { Typography } from '@mui/material'
import { dimensionNames, dimensionRange, productNumbers } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { type MeasuresDraft, measuresDraftOf, measuresFrom } from './measure-fields.tsx'
import type { Product } from './product.ts'

const numbers = Object.keys(productNumbers) as (keyof typeof productNumbers)[]

export type FactsDraft = Record<(typeof numbers)[number] | 'tags', string> & MeasuresDraft

export function factsDraftOf({ dimensions, tags, ...product }: Product): FactsDraft {
  return {
    ...recordOf(numbers, (name) => String(product[name])),
    ...measuresDraftOf(dimensions),
    tags: tags.join(', '),
  }
}

export function factsFrom(facts: FactsDraft) {
  return {
    ...recordOf(numbers, (name) => Number(facts[name])),
    dimensions: measuresFrom(facts),
    tags: [...new Set(facts.tags.split(/[,，、;；\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== ''),
  }
}

type FactFieldsProps = {
  facts: FactsDraft
  isService: boolean
  isDisabled: boolean
  onChange: (facts: FactsDraft) => void
}

/** The figures shown on the page. */
export function FactFields({ facts, isService, isDisabled, onChange }: FactFieldsProps) {
  const t = useTranslate()
  const hasSize = dimensionNames.some((side) => facts[side] !== '')
  const number = (name: keyof FactsDraft, isRequired: boolean, { least, most }: { least: number; most: number }) => (
    <NumberField
      key={name}
      isDisabled={isDisabled}
      isRequired={isRequired}
      label={t(`products.${name}`)}
      least={least}
      most={most}
      onChange={(value) => onChange({ ...facts, [name]: value })}
      value={facts[name]}
    />
  )
  return (
    <>
      {!isService && (
        <>
          <Row>{dimensionNames.map((side) => number(side, hasSize, dimensionRange))}</Row>
          <Typography color="text.secondary" variant="body2">
            {t('products.sizeHint')}
          </Typography>
        </>
      )}
      <Row>{numbers.map((name) => number(name, true, productNumbers[name]))}</Row>
      <Typography color="text.secondary" variant="body2">
        {t(isService ? 'products.serviceLeadTimeHint' : 'products.leadTimeHint')} {t('products.rankHint')}
      </Typography>
    </>
  )
}
