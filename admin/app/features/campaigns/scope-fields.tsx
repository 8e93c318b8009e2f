import { Box, Typography } from '@mui/material'
import type { OfferScope } from '@fitout/contract/offers.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { CategoriesField } from './categories-field.tsx'
import { ProductsField } from './products-field.tsx'

type ScopeFieldsProps = {
  title: string
  lead: string
  scope: OfferScope
  isDisabled: boolean
  onChange: (scope: OfferScope) => void
}

/** The products of an offer: those named, or all if none is named, without the excluded ones. */
export function ScopeFields({ title, lead, scope, isDisabled, onChange }: ScopeFieldsProps) {
  const t = useTranslate()
  const products = (name: 'product_ids' | 'excluded_product_ids') => (
    <ProductsField
      ids={scope[name]}
      isDisabled={isDisabled}
      label={t(`offers.${name}`)}
      onChange={(ids) => onChange({ ...scope, [name]: ids })}
    />
  )
  const categories = (name: 'category_ids' | 'excluded_category_ids') => (
    <CategoriesField
      ids={scope[name]}
      isDisabled={isDisabled}
      label={t(`offers.${name}`)}
      onChange={(ids) => onChange({ ...scope, [name]: ids })}
    />
  )
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0 }} variant="subtitle1">
        {title}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {products('product_ids')}
        {categories('category_ids')}
        {products('excluded_product_ids')}
        {categories('excluded_category_ids')}
      </Box>
    </Box>
  )
}
