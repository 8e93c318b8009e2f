import { inLocale } from '@fitout/contract/locales.ts'
import { listAttributes } from '@fitout/contract/staff/attributes.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { shown } from '../../shared/typed-number.ts'
import { useWholeList } from '../../shared/use-read.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'
import { goodsDraftOf } from './goods-fields.tsx'
import type { Product } from './product.ts'

type Variant = Product['variants'][number]

const draftOf = (variant: Variant | undefined) => ({
  sku: variant?.sku ?? '',
  title: inEachLanguage(variant?.title),
  includes: inEachLanguage(variant?.includes),
  attributes: variant?.attributes ?? {},
  points: shown(variant?.point_price ?? null),
  pictureId: variant?.picture_id ?? '',
  status: variant?.status ?? 'ACTIVE',
  ...goodsDraftOf(variant),
})

export type VariantDraft = ReturnType<typeof draftOf>

/** The labels of fields that differ from the field's own name. */
const names: Record<string, string> = {
  attributes: 'audit.fields.attributes',
  points: 'products.pointPrice',
  pictureId: 'products.variantPicture',
  status: 'orders.status',
  measures: 'products.variantSize',
}

/** A variant being edited, with its state at the beginning and a colleague's changes since. */
export function useVariantDraft({ pictures }: Product, variant: Variant | undefined) {
  const t = useTranslate()
  const locale = useLocale()
  const { data: attributes = [] } = useWholeList(listAttributes)
  const theirs = draftOf(variant)
  const [began] = useState(theirs)
  const [typed, setTyped] = useState(theirs)

  const label = (name: string) =>
    t(names[name] ?? `products.${name}`, { _: t(`products.parcelSides.${name}`, { _: name }) })
  function showValue(path: string, value: unknown): string | undefined {
    if (path === 'status') return t(value === 'ACTIVE' ? 'products.onSale' : 'products.retired')
    if (path === 'pictureId') {
      const at = pictures.findIndex(({ _id: id }) => id === value)
      return at < 0 ? t('products.firstPicture') : t('products.picture', { number: at + 1 })
    }
    const attribute = attributes.find((one) => `attributes.${one.name}` === path && one.value === value)
    return attribute && inLocale(attribute.title, locale)
  }
  return {
    typed,
    change: (part: Partial<VariantDraft>) => setTyped((before) => ({ ...before, ...part })),
    between: { began, theirs, mine: typed, onChange: setTyped, label, showValue },
  }
}
