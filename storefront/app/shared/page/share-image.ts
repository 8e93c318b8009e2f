import { findShareImage, type ShareImageKind } from '@fitout/contract/share-images.ts'
import { type InOneLanguage, inOneLanguage } from '../i18n/in-one-language.ts'
import { onceFor } from '../i18n/once-for.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { optionalPart } from './optional-part.ts'
import type { PageRequest } from './page-request.ts'

export type ShareImage = InOneLanguage<Answer<typeof findShareImage>['data']>

const imageIn = onceFor((image: Answer<typeof findShareImage>['data'], locale) => inOneLanguage(image, locale))

/** The picture for shared links. A page is complete without it. */
export function loadShareImage(
  page: Pick<PageRequest, 'call' | 'locale' | 'report'>,
  kind: ShareImageKind,
  key: string,
): Promise<ShareImage | undefined> {
  const find = async () => imageIn((await page.call(findShareImage, { params: { kind, key } })).data, page.locale)
  return optionalPart(page, 'share image', find, undefined)
}
