import { TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { numberOrNull, shown } from '../../shared/typed-number.ts'
import type { Product } from './product-page.tsx'

export type FactsDraft = Record<'leadTime' | 'width' | 'depth' | 'height' | 'tags' | 'rank', string>

export function factsDraftOf({ lead_time_days, dimensions, tags, rank }: Product): FactsDraft {
  return {
    leadTime: String(lead_time_days),
    width: shown(dimensions?.width_mm ?? null),
    depth: shown(dimensions?.depth_mm ?? null),
    height: shown(dimensions?.height_mm ?? null),
    tags: tags.join(', '),
    rank: String(rank),
  }
}

export function factsFrom({ leadTime, width, depth, height, tags, rank }: FactsDraft) {
  const [width_mm, depth_mm, height_mm] = [numberOrNull(width), numberOrNull(depth), numberOrNull(height)]
  return {
    lead_time_days: Number(leadTime),
    dimensions: width_mm && depth_mm && height_mm ? { width_mm, depth_mm, height_mm } : null,
    tags: [...new Set(tags.split(/[,，、;；\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== ''),
    rank: Number(rank),
  }
}

type FactFieldsProps = {
  facts: FactsDraft
  isService: boolean
  isDisabled: boolean
  onChange: (facts: FactsDraft) => void
}

/** What the page says in figures, and by which words it is found. */
export function FactFields({ facts, isService, isDisabled, onChange }: FactFieldsProps) {
  const t = useTranslate()
  const hasSize = facts.width !== '' || facts.depth !== '' || facts.height !== ''
  const number = (name: keyof FactsDraft, isRequired: boolean, least: number, most: number) => (
    <NumberField
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
      <Typography component="h4" sx={{ pt: 1 }} variant="subtitle1">
        {t('products.facts')}
      </Typography>
      {!isService && (
        <>
          <Row>
            {number('width', hasSize, 1, 100_000)}
            {number('depth', hasSize, 1, 100_000)}
            {number('height', hasSize, 1, 100_000)}
          </Row>
          <Typography color="text.secondary" variant="body2">
            {t('products.sizeHint')}
          </Typography>
        </>
      )}
      <Row>
        {number('leadTime', true, 0, 730)}
        {number('rank', true, -1_000_000, 1_000_000)}
      </Row>
      <Typography color="text.secondary" variant="body2">
        {t(isService ? 'products.serviceLeadTimeHint' : 'products.leadTimeHint')} {t('products.rankHint')}
      </Typography>
      <TextField
        disabled={isDisabled}
        helperText={t('products.tagsHint')}
        label={t('products.tags')}
        onChange={({ target }) => onChange({ ...facts, tags: target.value })}
        value={facts.tags}
      />
    </>
  )
}
