import { listingTextNames } from '@fitout/contract/listing-fields.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { useState } from 'react'
import type { StaffPicture } from '../../shared/add-picture.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'
import type { PlacedCategory } from './use-categories.ts'

const draftOf = (category: PlacedCategory | undefined) => ({
  title: inEachLanguage(category?.title),
  description: inEachLanguage(category?.description),
  ...recordOf(listingTextNames, (name) => inEachLanguage(category?.[name])),
  pictureId: category?.picture?._id ?? '',
  alt: inEachLanguage(category?.picture?.alt),
  parentId: category?.parent_id ?? '',
  isShown: category?.status === 'ACTIVE',
})

export type CategoryDraft = ReturnType<typeof draftOf>

const names: Record<string, string> = {
  title: 'products.title',
  description: 'offers.description',
  ...recordOf(listingTextNames, (name) => `products.${name}`),
  pictureId: 'products.pictures',
  alt: 'pictures.alt',
  parentId: 'categories.parent',
  isShown: 'categories.shown',
}

/** A category being edited, with its state at the beginning and a colleague's changes since. */
export function useCategoryDraft(category: PlacedCategory | undefined, categories: readonly PlacedCategory[]) {
  const t = useTranslate()
  const locale = useLocale()
  const theirs = draftOf(category)
  const [began] = useState(theirs)
  const [draft, setDraft] = useState(theirs)
  const change = (part: Partial<CategoryDraft>) => setDraft((before) => ({ ...before, ...part }))
  const [first] = useState<StaffPicture | null>(category?.picture ?? null)
  const [chosen, setChosen] = useState<StaffPicture>()
  const pictures = [chosen, first, category?.picture]

  function showValue(path: string, value: unknown): string | undefined {
    if (path === 'isShown') return t(value ? 'categories.shown' : 'categories.hidden')
    if (path === 'pictureId') return value ? t('products.picture', { number: 1 }) : undefined
    if (path !== 'parentId') return undefined
    const parent = categories.find(({ _id: id }) => id === value)
    return parent ? inLocale(parent.title, locale) : t('categories.top')
  }
  return {
    draft,
    change,
    picture: pictures.find((one) => one?._id === draft.pictureId) ?? null,
    choosePicture(picture: StaffPicture, alt?: Words) {
      setChosen(picture)
      change({ pictureId: picture._id, ...(alt && { alt: inEachLanguage(alt) }) })
    },
    between: {
      began,
      theirs,
      mine: draft,
      onChange: setDraft,
      label: (name: string) => t(names[name] ?? name),
      showValue,
    },
  }
}
