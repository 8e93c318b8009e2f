import { Lightbox } from '@fitout/ui/lightbox.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGalleryWords } from '../../../shared/catalogue/use-gallery-words.ts'
import type { ShownPictures } from './reviews.tsx'

export function EnlargedPictures({ pictures, at: first, onClose }: ShownPictures & { onClose: () => void }) {
  const t = useTranslations('product')
  const words = useGalleryWords(t('reviews'))
  const [at, setAt] = useState(first)
  // Buyers do not describe their pictures.
  const described = pictures.map((picture, index) => ({
    ...picture,
    alt: picture.alt || t('reviewPicture', { at: index + 1, of: pictures.length }),
  }))
  return <Lightbox pictures={described} at={at} onMove={setAt} isOpen onClose={onClose} words={words} />
}
