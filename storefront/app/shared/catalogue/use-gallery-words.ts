import type { GalleryWords } from '@fitout/ui/gallery.tsx'
import { useTranslations } from 'use-intl'

export function useGalleryWords(title: string): GalleryWords {
  const t = useTranslations('pictures')
  return {
    label: t('gallery', { title }),
    enlarge: t('enlarge'),
    place: (at, of) => t('place', { at, of }),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
  }
}
