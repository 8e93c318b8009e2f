import { productFactTextNames } from '@fitout/contract/product-fields.ts'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DimensionsDrawing } from './dimensions-drawing.tsx'
import type { ProductView, VariantView } from './product-view.ts'

type ProductFactsProps = { product: ProductView; chosen: VariantView | undefined }

/** Measures of the selected version, materials, care, and model. */
export function ProductFacts({ product, chosen }: ProductFactsProps) {
  const t = useTranslations('product')
  const dimensions = chosen?.dimensions
  const written = productFactTextNames.filter((name) => product[name])
  return (
    <div>
      {dimensions && (
        <Disclosure title={t('dimensions')} isOpen>
          <Dimensions {...dimensions} outline={product.outline} />
        </Disclosure>
      )}
      {written.map((name, index) => (
        <Disclosure key={name} title={t(name)} isOpen={index === 0 && !dimensions}>
          <Text lang={product.langs?.[name]}>{product[name]}</Text>
        </Disclosure>
      ))}
    </div>
  )
}

function Text({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  return (
    <p lang={lang} className="max-w-measure text-small text-muted">
      {children}
    </p>
  )
}

type DimensionsProps = NonNullable<VariantView['dimensions']> & Pick<ProductView, 'outline'>

function Dimensions({ width_mm, depth_mm, height_mm, outline }: DimensionsProps) {
  const t = useTranslations('product')
  const [width, depth, height] = [width_mm / 10, depth_mm / 10, height_mm / 10]
  const measures = [
    { name: t('width'), value: width },
    { name: t('depth'), value: depth },
    { name: t('height'), value: height },
  ]
  return (
    <>
      <DimensionsDrawing depth={depth} height={height} outline={outline} width={width} />
      <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small sm:gap-x-8">
        {measures.map(({ name, value }) => (
          <div key={name} className="flex gap-2">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{t('centimetres', { value: String(value) })}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-caption text-muted">{t('liftHint')}</p>
    </>
  )
}
