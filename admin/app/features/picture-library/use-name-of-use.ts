import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { nameOfText } from '../../shared/name-of-text.ts'
import type { Use } from './library-picture.ts'

/** The name of a picture's use, and whether it is in its text or in its draft. */
export function useNameOfUse() {
  const t = useTranslate()
  const locale = useLocale()
  return (use: Use) => ({
    kind: t(`pictureLibrary.kinds.${use.kind}`),
    title: nameOfText(use, t, locale),
    place: use.place === 'frame' ? '' : t(`pictureLibrary.places.${use.place}`),
  })
}
