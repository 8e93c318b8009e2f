import { Box, Stack, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import type { MissingPart } from '@fitout/contract/product-completeness.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useSearchParams } from 'react-router'
import { ChangedMeanwhile } from '../../../shared/changed-meanwhile.tsx'
import { formWidth } from '../../../shared/form-width.ts'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { LanguageTabs } from '../../../shared/language-tabs.tsx'
import { Part } from '../../../shared/part.tsx'
import { SaveBar, useSaveTogether } from '../../../shared/save-bar.tsx'
import { useShopLanguages } from '../../../shared/shop-languages.ts'
import { useMay } from '../../../shared/use-may.ts'
import { CategoryChoice } from '../category-choice.tsx'
import { FactFields } from '../fact-fields.tsx'
import { ModelPart } from '../model-part.tsx'
import type { Product } from '../product.ts'
import { EditorPart, goToMissingPart, goToStock } from './editor-part.tsx'
import { ListingPart } from './listing-part.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { ProductStanding } from './product-standing.tsx'
import { ProductWords } from './product-words.tsx'
import { type FactsEditing, useProductFacts } from './use-product-facts.ts'
import { useProductPictures } from './use-product-pictures.ts'
import { useVariantEdits } from './use-variant-edits.ts'
import { VariantsPart } from './variants-part.tsx'

type ProductEditorProps = { product: Product; onReload: () => void }

/** Pictures and prices first, then texts in one language at a time; one bar saves or discards everything. */
export function ProductEditor({ product, onReload }: ProductEditorProps) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const [own = 'zh'] = useShopLanguages()
  const [chosen, setChosen] = useState<typeof own>()
  const locale = chosen ?? own
  const facts = useProductFacts(product, mayWrite)
  const pictures = useProductPictures(product, mayWrite)
  const variants = useVariantEdits(product, facts.typed.texts.title, mayWrite)
  const name = inLocale(facts.typed.texts.title, useLocale())
  const form = useSaveTogether(t('done.pieceSaved', { title: name }))
  function go(missing: MissingPart, language: typeof own | undefined): void {
    // The fields of another language exist once it is selected.
    flushSync(() => language && setChosen(language))
    goToMissingPart(missing)
  }
  const lacks = (useLocation().state as { lacks?: MissingPart } | null)?.lacks
  useEffect(() => {
    if (lacks) goToMissingPart(lacks)
  }, [lacks])

  // From where stock runs low.
  const [address] = useSearchParams()
  const sku = address.get('sku')
  useEffect(() => {
    if (sku) goToStock(sku)
  }, [sku])

  return (
    <>
      <SaveBar form={form.id} mayWrite={mayWrite} onDiscard={onReload}>
        <LanguageTabs chosen={locale} onChoose={setChosen} />
      </SaveBar>
      {facts.isStale && <ChangedMeanwhile {...facts.conflict} onTakeTheirs={onReload} />}
      <Box component="form" {...form} sx={columns}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <EditorPart heading={t('products.pictures')} name="pictures">
            <PictureStrip editing={pictures} locale={locale} mayWrite={mayWrite} onReload={onReload} />
          </EditorPart>
          <EditorPart heading={t('products.variants')} name="variants">
            <VariantsPart editing={variants} mayWrite={mayWrite} product={product} />
          </EditorPart>
          <EditorPart heading={t('products.texts')} name="texts">
            <ProductWords editing={facts} locale={locale} mayWrite={mayWrite} />
          </EditorPart>
          <EditorPart heading={t('listing.heading')} name="listing">
            <ListingPart editing={facts} locale={locale} mayWrite={mayWrite} product={product} />
          </EditorPart>
          <EditorPart heading={t('products.facts')} name="facts">
            <Stack spacing={2}>
              <FactFields
                facts={facts.typed.facts}
                isDisabled={!mayWrite}
                isService={product.kind === 'SERVICE'}
                onChange={(typed) => facts.change({ facts: typed })}
              />
            </Stack>
          </EditorPart>
          <Part heading={t('products.model')}>
            <ModelPart product={product} />
          </Part>
        </Stack>
        <Stack spacing={2} sx={beside}>
          <Part heading={t('productEditor.standing')}>
            <ProductStanding {...{ product, facts, pictures, variants, mayWrite }} onGo={go} />
          </Part>
          <FilingPart facts={facts} mayWrite={mayWrite} />
        </Stack>
      </Box>
    </>
  )
}

type FilingPartProps = { facts: FactsEditing; mayWrite: boolean }

function FilingPart({ facts, mayWrite }: FilingPartProps) {
  const t = useTranslate()
  const { categoryIds, facts: figures } = facts.typed
  return (
    <EditorPart heading={t('productEditor.filing')} name="filing">
      <Stack spacing={2}>
        <CategoryChoice
          chosen={categoryIds}
          isDisabled={!mayWrite}
          onChoose={(chosen) => facts.change({ categoryIds: chosen })}
        />
        <TextField
          disabled={!mayWrite}
          helperText={t('products.tagsHint')}
          label={t('products.tags')}
          onChange={({ target }) => facts.change({ facts: { ...figures, tags: target.value } })}
          value={figures.tags}
        />
      </Stack>
    </EditorPart>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  maxWidth: formWidth,
} as const
const beside = { position: { lg: 'sticky' }, top: '7rem', minWidth: 0 } as const
