import { Lightbox } from '@fitout/ui/lightbox.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGalleryWords } from '../../../shared/catalogue/use-gallery-words.ts'
import type { ShownPictures } from './reviews.tsx'

export function EnlargedPictures({ pictures, at: first, onClose }: ShownPictures & { onClose: () => void }) {
  const t = useTranslations('product')
  const words = useGalleryWords(t('reviews'))
  const [at, setAt] = useState(first)
  return <Lightbox pictures={pictures} at={at} onMove={setAt} isOpen onClose={onClose} words={words} />
}
