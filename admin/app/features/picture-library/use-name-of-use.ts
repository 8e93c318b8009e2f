import { inLocale } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { Use } from './library-picture.ts'

/** The name of a picture's use, and whether it is in its text or in its draft. */
export function useNameOfUse() {
  const t = useTranslate()
  const locale = useLocale()
  return ({ kind, place, _id: id, title }: Use) => ({
    kind: t(`pictureLibrary.kinds.${kind}`),
    title: inLocale(title, locale) || t(`writings.configurations.${id}`, { _: t('writings.untitled') }),
    place: place === 'frame' ? '' : t(`pictureLibrary.places.${place}`),
  })
}
