import { Stack } from '@mui/material'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import { each, type ProductText, productTextNames } from '@fitout/contract/product-fields.ts'
import { changeProduct, productStatuses } from '@fitout/contract/staff/products.ts'
import { draftSimplified } from '@fitout/contract/staff/simplified-drafts.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { FactFields, factsDraftOf, factsFrom } from './fact-fields.tsx'
import type { Product } from './product.ts'
import { TextRow } from './text-row.tsx'

const inEach = (words: Words) => ({ zh: words.zh ?? '', cn: words.cn ?? '', en: words.en ?? '' })

/** The texts side by side in the studio's languages; Simplified Chinese that a machine drafted is marked until it was read. */
export function ProductTexts({ product, onReload }: { product: Product; onReload: () => void }) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const drafting = useAction()
  const { save, isRunning, isStale } = useVersioned(product.version)
  const [status, setStatus] = useState(product.status)
  const [drafts, setDrafts] = useState<ProductText[]>(product.drafts)
  const [categoryIds, setCategoryIds] = useState(product.category_ids)
  const [facts, setFacts] = useState(() => factsDraftOf(product))
  const [texts, setTexts] = useState(() => each(productTextNames, (field) => inEach(product[field])))

  const marked = (field: ProductText, isDraft: boolean) =>
    setDrafts((all) => [...all.filter((one) => one !== field), ...(isDraft ? [field] : [])])

  function write(field: ProductText, written: Record<Locale, string>) {
    setTexts((all) => ({ ...all, [field]: written }))
    if (written.cn !== texts[field].cn) marked(field, false)
  }

  function draft(field: ProductText) {
    void drafting.run(async () => {
      const { data } = await staffCall(draftSimplified, { body: { texts: [texts[field].zh] } })
      write(field, { ...texts[field], cn: data.texts[0] ?? '' })
      marked(field, true)
    })
  }

  function store(isOver: boolean) {
    return save(async (version) => {
      const body = { ...texts, ...factsFrom(facts), status, drafts, category_ids: categoryIds, version }
      return (await staffCall(changeProduct, { params: { id: product._id }, body })).data.version
    }, isOver)
  }

  return (
    <VersionedForm
      isRunning={isRunning}
      isStale={isStale}
      mayWrite={mayWrite}
      onReload={onReload}
      onSave={store}
      typed={{ texts, facts, status, drafts, categoryIds }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <ChoiceField
          choices={productStatuses}
          isDisabled={!mayWrite}
          label={t('orders.status')}
          minWidth={160}
          onChange={setStatus}
          value={status}
          words="productStatus"
        />
        <CategoryChoice chosen={categoryIds} isDisabled={!mayWrite} onChoose={setCategoryIds} />
      </Stack>
      {productTextNames.map((field) => (
        <TextRow
          field={field}
          isDraft={drafts.includes(field)}
          key={field}
          mayWrite={mayWrite}
          onDraft={() => draft(field)}
          onRead={() => marked(field, false)}
          onWrite={(written) => write(field, written)}
          texts={texts[field]}
        />
      ))}
      <FactFields facts={facts} isDisabled={!mayWrite} isService={product.kind === 'SERVICE'} onChange={setFacts} />
    </VersionedForm>
  )
}
