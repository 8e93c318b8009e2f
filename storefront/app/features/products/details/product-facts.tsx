import { Disclosure } from '@fitout/ui/disclosure.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DimensionsDrawing } from './dimensions-drawing.tsx'
import type { ProductView } from './product-view.ts'

/** Measures, materials, care, model: what one asks before something is carried up. */
export function ProductFacts({ product }: { product: ProductView }) {
  const t = useTranslations('product')
  const { dimensions, materials, care, langs } = product
  return (
    <div>
      {dimensions && (
        <Disclosure title={t('dimensions')} isOpen>
          <Dimensions {...dimensions} />
        </Disclosure>
      )}
      {materials && (
        <Disclosure title={t('materials')} isOpen={!dimensions}>
          <Text lang={langs?.materials}>{materials}</Text>
        </Disclosure>
      )}
      {care && (
        <Disclosure title={t('care')}>
          <Text lang={langs?.care}>{care}</Text>
        </Disclosure>
      )}
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

type Millimetres = NonNullable<ProductView['dimensions']>

function Dimensions({ width_mm, depth_mm, height_mm }: Millimetres) {
  const t = useTranslations('product')
  const [width, depth, height] = [width_mm / 10, depth_mm / 10, height_mm / 10]
  const measures = [
    { name: t('width'), value: width },
    { name: t('depth'), value: depth },
    { name: t('height'), value: height },
  ]
  return (
    <>
      <DimensionsDrawing width={width} depth={depth} height={height} />
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
