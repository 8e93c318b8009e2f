import { findShareImage, type ShareImageKind } from '@fitout/contract/share-images.ts'
import { type Spoken, spoken } from '../i18n/spoken.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { orLeftOut } from './left-out.ts'
import type { PageRequest } from './page-request.ts'

export type ShareImage = Spoken<Answer<typeof findShareImage>['data']>

/** The picture that goes with a shared link. A page is complete without it. */
export function loadShareImage(
  page: Pick<PageRequest, 'call' | 'locale' | 'report'>,
  kind: ShareImageKind,
  key: string,
): Promise<ShareImage | undefined> {
  const find = async () => spoken((await page.call(findShareImage, { params: { kind, key } })).data, page.locale)
  return orLeftOut(page, 'share image', find, undefined)
}
