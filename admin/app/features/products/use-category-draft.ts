import { listingTextNames } from '@fitout/contract/listing-fields.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { useState } from 'react'
import type { StaffPicture } from '../../shared/add-picture.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'
import type { PlacedCategory } from './use-categories.ts'

export const categoryDraftOf = (category: PlacedCategory) => ({
  title: inEachLanguage(category.title),
  description: inEachLanguage(category.description),
  ...recordOf(listingTextNames, (name) => inEachLanguage(category[name])),
  picture: writtenPicture(category.picture),
  alt: inEachLanguage(category.picture?.alt),
  parentId: category.parent_id ?? '',
  isShown: category.status === 'ACTIVE',
})

export type CategoryDraft = ReturnType<typeof categoryDraftOf>

/** A picture as one value, which is kept on the device and compared as a whole; empty for none. */
export function writtenPicture(picture: (StaffPicture & { alt?: unknown }) | null): string {
  if (!picture) return ''
  const { alt: _alt, ...own } = picture
  return JSON.stringify(own)
}

export const pictureIn = ({ picture }: CategoryDraft) => (picture === '' ? null : (JSON.parse(picture) as StaffPicture))

const names: Record<string, string> = {
  title: 'products.title',
  description: 'offers.description',
  ...recordOf(listingTextNames, (name) => `products.${name}`),
  picture: 'products.pictures',
  alt: 'pictures.alt',
  parentId: 'categories.parent',
  isShown: 'categories.shown',
}

/** A category being edited, and how what a colleague changed is shown. */
export function useCategoryDraft(category: PlacedCategory, categories: readonly PlacedCategory[]) {
  const t = useTranslate()
  const locale = useLocale()
  const [draft, setDraft] = useState(() => categoryDraftOf(category))
  const change = (part: Partial<CategoryDraft>) => setDraft((before) => ({ ...before, ...part }))

  function showValue(path: string, value: unknown): string | undefined {
    if (path === 'isShown') return t(value ? 'categories.shown' : 'categories.hidden')
    if (path === 'picture') return value ? t('products.picture', { number: 1 }) : undefined
    if (path !== 'parentId') return undefined
    const parent = categories.find(({ _id: id }) => id === value)
    return parent ? inLocale(parent.title, locale) : t('categories.top')
  }
  return { draft, change, inWords: { label: (name: string) => t(names[name] ?? name), showValue } }
}
