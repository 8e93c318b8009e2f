import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { type ProductText, productTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { changeProduct } from '@fitout/contract/staff/products.ts'
import { draftSimplified } from '@fitout/contract/staff/simplified-drafts.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { useTogetherPart } from '../../../shared/saved-together.tsx'
import { staffCall } from '../../../shared/staff-call.ts'
import { useAction } from '../../../shared/use-action.ts'
import { useTyped } from '../../../shared/use-typed.ts'
import { useVersioned } from '../../../shared/use-versioned.ts'
import { factsDraftOf, factsFrom } from '../fact-fields.tsx'
import type { Product } from '../product.ts'
import { useCategories } from '../use-categories.ts'

const inEach = (words: Words) => ({ zh: words.zh ?? '', cn: words.cn ?? '', en: words.en ?? '' })

const draftOf = (product: Product) => ({
  texts: recordOf(productTextNames, (field) => inEach(product[field])),
  facts: factsDraftOf(product),
  status: product.status,
  drafts: product.drafts,
  categoryIds: product.category_ids,
})

export type FactsTyped = ReturnType<typeof draftOf>

/** Texts, figures, categories and visibility: the fields saved by one call. */
export function useProductFacts(product: Product, mayWrite: boolean) {
  const drafting = useAction()
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(product.version)
  const [typed, setTyped] = useState(() => draftOf(product))
  const { isUnsaved, offer, began, markSaved } = useTyped({
    typed,
    mayWrite,
    part: 'facts',
    version: seen,
    onTakeUp: (kept, begun) => {
      setTyped(kept)
      goOnFrom(begun)
    },
  })
  const change = (part: Partial<FactsTyped>) => setTyped((before) => ({ ...before, ...part }))

  async function store(isOver = false): Promise<boolean> {
    const isSaved = await save(async (version) => {
      const { texts, facts, status, drafts, categoryIds } = typed
      const body = { ...texts, ...factsFrom(facts), status, drafts, category_ids: categoryIds, version }
      return (await staffCall(changeProduct, { params: { id: product._id }, body })).data.version
    }, isOver)
    if (isSaved) markSaved()
    return isSaved
  }
  // Published after its pictures and variants have been saved.
  useTogetherPart({ place: 3, isUnsaved, isRunning, offer, save: store })

  const marked = (drafts: ProductText[], field: ProductText, isDraft: boolean) => [
    ...drafts.filter((one) => one !== field),
    ...(isDraft ? [field] : []),
  ]

  function write(field: ProductText, written: Record<Locale, string>): void {
    setTyped((before) => {
      const isOther = written.cn !== before.texts[field].cn
      const drafts = isOther ? marked(before.drafts, field, false) : before.drafts
      return { ...before, texts: { ...before.texts, [field]: written }, drafts }
    })
  }

  /** Converts Traditional to Simplified as a draft, which has to be reviewed. */
  function draft(field: ProductText): void {
    void drafting.run(async () => {
      const { data } = await staffCall(draftSimplified, { body: { texts: [typed.texts[field].zh] } })
      setTyped((before) => ({
        ...before,
        texts: { ...before.texts, [field]: { ...before.texts[field], cn: data.texts[0] ?? '' } },
        drafts: marked(before.drafts, field, true),
      }))
    })
  }
  const read = (field: ProductText) => change({ drafts: marked(typed.drafts, field, false) })

  const between = { began, theirs: draftOf(product), mine: typed, onChange: setTyped, ...useFactWords() }
  const conflict = { between, onKeepMine: () => void store(true) }
  return { typed, change, write, draft, read, isStale, conflict }
}

export type FactsEditing = ReturnType<typeof useProductFacts>

/** The names of fields and values, beside those of a colleague. */
function useFactWords() {
  const t = useTranslate()
  const locale = useLocale()
  const titles = new Map(useCategories().map(({ _id: id, title }) => [id, inLocale(title, locale)]))
  const label = (name: string) =>
    name === 'categoryIds'
      ? t('products.categories')
      : t(`audit.fields.${name}`, { _: t(`products.${name}`, { _: name }) })
  function showValue(path: string, value: unknown): string | undefined {
    if (path === 'status') return t(`productStatus.${String(value)}`)
    if (path !== 'categoryIds') return undefined
    return (value as string[]).map((id) => titles.get(id) ?? id).join(' · ')
  }
  return { label, showValue }
}
